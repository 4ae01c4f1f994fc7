/** Portraits of sights of southern and eastern Asia, Africa and Peru that families of illustrations would show wrongly. */
export const SOUTHERN_MOTIF_NAMES = [
  'meccaMasjid',
  'nayakkarPalace',
  'chowmahalla',
  'princeMuseum',
  'salarJung',
  'indianMuseum',
  'jaganmohanPalace',
  'carvedHaveli',
  'clockSynagogue',
  'sapporoClock',
  'goaCathedral',
  'kochiBasilica',
  'kochiFrancis',
  'sanThome',
] as const;
