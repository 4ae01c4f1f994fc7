/** File sent as a photo, and the expected reaction of the product. */
export interface PhotoCase {
  name: string;
  /**
   * `answered`: a valid photo. `refused`: a bomb or a broken file. `bounded`: either is fine, as long as memory and
   * time stay bounded.
   */
  expected: 'answered' | 'refused' | 'bounded';
  make: () => Buffer | Promise<Buffer>;
}
