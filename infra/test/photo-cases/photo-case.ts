/** A file that is sent as a photo, and what the product has to make of it. */
export interface PhotoCase {
  name: string;
  /**
   * `answered`: an honest photo. `refused`: a bomb, or a broken file. `bounded`: either will do, as long as memory and
   * time stay bounded.
   */
  expected: 'answered' | 'refused' | 'bounded';
  make: () => Buffer | Promise<Buffer>;
}
