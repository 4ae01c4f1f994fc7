/** Returns a location without the parts in the title: for the title "Paris", "France" of "Paris, France". */
export function toCardLocation(title: string, location: string): string {
  const parts = location.split(', ');
  const others = parts.filter((part, index) => part !== title && part !== parts[index - 1]);
  return (others.length > 0 ? others : parts.slice(-1)).join(', ');
}
