/** A file that is sent as a photo, and how the product should react. */
export interface PhotoCase {
  name: string;
  /**
   * `answered`: a valid photo. `refused`: a bomb or a broken file. `bounded`: may be either, as long as memory and time
   * stay bounded.
   */
  expected: 'answered' | 'refused' | 'bounded';
  make: () => Buffer | Promise<Buffer>;
}
