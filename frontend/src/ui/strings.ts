/** Texts of the shared components. */
export const STRINGS = {
  closeDialog: 'Close',
  closeToast: 'Close notification',
  pages: {
    label: 'Pages',
    page: 'Page ',
    previous: 'Previous page',
    next: 'Next page',
  },
  credit: {
    photo: 'Photo: ',
    info: 'Photo credit',
  },
  openInMaps: 'Open in Maps',
  fixTheMap: 'Fix the map',
  sources: {
    title: 'Sources',
    retrieved: 'retrieved',
  },
  share: {
    copied: 'Link copied!',
    failed: 'Share failed',
    failedHint: (url: string) => `Copy the address yourself: ${url}`,
  },
} as const;
