import { isVenueNoun } from './place-reach.js';

/** What an item is, as far as this matters for identifying places. */
export type ItemClass =
  | 'country'
  | 'region'
  | 'municipality'
  | 'settlement'
  | 'nature'
  | 'sight'
  | 'station'
  | 'university'
  | 'venue'
  | 'other';

/**
 * Wikidata classes by kind. Only classes stated directly on an item count, because following all subclasses would take
 * too long; each list therefore contains the frequently used classes. `other` means things that are not places to
 * visit.
 */
const CLASS_IDS: Record<ItemClass, readonly string[]> = {
  country: ['Q6256', 'Q3624078', 'Q7275', 'Q112099', 'Q123480', 'Q15634554', 'Q161243', 'Q46395', 'Q3336843'],
  region: [
    ...['Q82794', 'Q56061', 'Q10864048', 'Q13220204', 'Q1620908', 'Q1970725', 'Q34876', 'Q515716', 'Q643589'],
    ...['Q35657', 'Q36784', 'Q6465', 'Q16110', 'Q10742', 'Q1221156', 'Q261543', 'Q23058', 'Q50337', 'Q5098'],
    ...['Q202216', 'Q149621', 'Q1799794', 'Q93352', 'Q15324', 'Q5107', 'Q3024240', 'Q2311958'],
  ],
  municipality: [
    ...['Q15284', 'Q484170', 'Q747074', 'Q667509', 'Q262166', 'Q70208', 'Q2039348', 'Q2074737', 'Q13217644'],
    ...['Q1054813', 'Q127448', 'Q755707', 'Q856076'],
  ],
  settlement: [
    ...['Q515', 'Q3957', 'Q532', 'Q5119', 'Q1549591', 'Q486972', 'Q1093829', 'Q1637706', 'Q200250', 'Q208511'],
    ...['Q174844', 'Q5084', 'Q123705', 'Q2983893', 'Q253019', 'Q188509', 'Q4286337', 'Q494721', 'Q748149'],
    ...['Q42744322', 'Q22865', 'Q13539802', 'Q2264924', 'Q902814', 'Q1187811', 'Q7930989', 'Q676050', 'Q133442'],
    ...['Q51929311', 'Q3266850', 'Q159313', 'Q1907114', 'Q17343829', 'Q498162'],
  ],
  nature: [
    ...['Q23442', 'Q33837', 'Q1402592', 'Q23397', 'Q8502', 'Q46831', 'Q8514', 'Q39816', 'Q46169', 'Q34763'],
    ...['Q54050', 'Q4022', 'Q40080', 'Q8072', 'Q35509', 'Q34038', 'Q150784', 'Q45776', 'Q39594', 'Q165', 'Q9430'],
    ...['Q42523', 'Q185113', 'Q4421', 'Q35666', 'Q177380', 'Q133056', 'Q75520', 'Q631305', 'Q47521', 'Q2042028'],
    ...['Q271669', 'Q179049', 'Q473972', 'Q124714', 'Q207524', 'Q37901', 'Q107679', 'Q190429', 'Q55818'],
  ],
  sight: [
    ...['Q570116', 'Q33506', 'Q207694', 'Q16560', 'Q23413', 'Q44613', 'Q160742', 'Q16970', 'Q2977', 'Q56242215'],
    ...['Q163687', 'Q120560', 'Q32815', 'Q34627', 'Q44539', 'Q5393308', 'Q845945', 'Q842402', 'Q697295', 'Q4989906'],
    ...['Q5003624', 'Q179700', 'Q860861', 'Q12518', 'Q1440300', 'Q1440476', 'Q12280', 'Q537127', 'Q158438', 'Q1068842'],
    ...['Q174782', 'Q22698', 'Q22746', 'Q167346', 'Q1107656', 'Q43501', 'Q2281788', 'Q24354', 'Q153562', 'Q7075'],
    ...['Q330284', 'Q839954', 'Q109607', 'Q57821', 'Q1785071', 'Q88291', 'Q82117', 'Q16748868', 'Q39715', 'Q38720'],
    ...['Q483110', 'Q11303', 'Q3947', 'Q879050', 'Q751876', 'Q53536964', 'Q9259', 'Q2065736', 'Q41176', 'Q811979'],
    ...['Q1497375', 'Q143912', 'Q54831', 'Q180987', 'Q199451', 'Q12516', 'Q162875', 'Q39614', 'Q381885', 'Q170980'],
    ...['Q483453', 'Q12323', 'Q474', 'Q194195', 'Q2416723', 'Q15243209', 'Q79007', 'Q54114', 'Q12284', 'Q35112127'],
    ...['Q24398318', 'Q5773747', 'Q1370598', 'Q108325', 'Q317557', 'Q11315', 'Q185187', 'Q274153', 'Q53060'],
  ],
  station: ['Q55488', 'Q928830', 'Q18543139', 'Q719456', 'Q1248784', 'Q94993988', 'Q44782', 'Q2175765', 'Q22808404'],
  university: ['Q3918', 'Q38723', 'Q875538'],
  venue: ['Q11707', 'Q27686', 'Q187456', 'Q30022'],
  other: [
    ...['Q5', 'Q1656682', 'Q1190554', 'Q4830453', 'Q783794', 'Q6881511', 'Q891723', 'Q43229', 'Q3914', 'Q9842'],
    ...['Q159334', 'Q9826', 'Q4167410', 'Q4167836', 'Q13406463', 'Q11424', 'Q7725634', 'Q3305213', 'Q202444'],
    ...['Q101352', 'Q178561', 'Q198', 'Q18608583', 'Q476028', 'Q27020041', 'Q847017', 'Q16510064', 'Q40231'],
    ...['Q132241', 'Q5398426', 'Q482994', 'Q134556', 'Q215380', 'Q728937', 'Q34442', 'Q16917'],
    ...['Q327333', 'Q665487', 'Q4976993', 'Q11266439', 'Q13442814', 'Q8436', 'Q571'],
  ],
};

const CLASS_BY_ID: ReadonlyMap<string, ItemClass> = new Map(
  (Object.keys(CLASS_IDS) as ItemClass[]).flatMap((name) => CLASS_IDS[name].map((id) => [id, name] as const)),
);

/** Returns what an item is, from the ids of its classes; nothing for classes that are not listed. */
export const getItemClasses = (classIds: readonly string[]): ItemClass[] => [
  ...new Set(classIds.flatMap((id) => CLASS_BY_ID.get(id) ?? [])),
];

/** Classes that a place of each kind may have, best fit first. */
const CLASSES_BY_KIND: Record<'landmark' | 'city' | 'region' | 'country', readonly ItemClass[]> = {
  landmark: ['sight', 'nature', 'settlement', 'region', 'station', 'university', 'municipality'],
  city: ['settlement', 'municipality', 'region', 'country'],
  region: ['region', 'nature', 'country', 'municipality'],
  country: ['country', 'region', 'nature'],
};

/** Rank of an item whose classes are not listed, so that it may be the place. */
export const UNKNOWN_CLASS_RANK = 2;

/**
 * Returns how well the classes of an item fit a place, where 0 is best. Null when they exclude it, such as a company
 * for a church, a town for a region, or a restaurant for a sight.
 */
export function getClassRank(
  place: { kind: 'landmark' | 'city' | 'region' | 'country'; category: string; noun?: string | undefined },
  classes: readonly ItemClass[],
): number | null {
  if (classes.length === 0) return UNKNOWN_CLASS_RANK;
  const allowed = getAllowedClasses(place);
  const ranks = classes.map((name) => allowed.indexOf(name)).filter((rank) => rank >= 0);
  if (ranks.length === 0) return null;
  // A man-made sight and a natural one are equally good.
  const best = Math.min(...ranks);
  return place.kind === 'landmark' || place.kind === 'region' ? Math.max(0, best - 1) : best;
}

function getAllowedClasses(place: Parameters<typeof getClassRank>[0]): readonly ItemClass[] {
  if (isVenueNoun(place)) return ['venue', 'sight'];
  const allowed = CLASSES_BY_KIND[place.kind];
  return place.category === 'Transportation' ? ['station', ...allowed] : allowed;
}
