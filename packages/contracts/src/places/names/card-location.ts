/** Returns a location without what the title says already: the country of "Paris" in "Paris, France". */
export function toCardLocation(title: string, location: string): string {
  const parts = location.split(', ');
  const others = parts.filter((part, index) => part !== title && part !== parts[index - 1]);
  return (others.length > 0 ? others : parts.slice(-1)).join(', ');
}
