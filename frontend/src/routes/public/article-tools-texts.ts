/** The texts of deleting an article where it is read. */
export const TEXTS = {
  by: (author: string | null) => `By: ${author ?? 'Guest'}`,
  delete: 'Delete',
  deleteOne: (title: string) => `Delete the article ${title}`,
  article: {
    title: 'Delete this article?',
    description: (title: string) => `“${title}” is deleted. It can be restored in the console for 30 days.`,
  },
} as const;
