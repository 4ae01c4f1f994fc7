/** Shape of the land behind a subject. */
export type Horizon = 'hills' | 'peaks' | 'fells' | 'dunes' | 'plain' | 'karst' | 'layers' | 'city';

/** Vegetation of a region. */
export type Tree =
  | 'cypress'
  | 'umbrellaPine'
  | 'roundTree'
  | 'poplar'
  | 'fir'
  | 'birch'
  | 'palm'
  | 'shrub'
  | 'acacia'
  | 'banana'
  | 'cloudPine'
  | 'blossom'
  | 'cactus';
