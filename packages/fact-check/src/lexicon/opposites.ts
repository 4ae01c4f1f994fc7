/** Rows of concepts that exclude each other when one replaces another. */
const ROWS = `
above below
inside outside
k-upper k-lower
hard soft
remove list
remove n-unesco
first last second
begin finish
open close
old new
big small
north south east west northeast northwest southeast southwest
left right
public private
father mother
son daughter
brother sister
husband wife
king queen emperor pope president
war peace
buy sell steal give
save burn
save destroy
save lose
find lose steal hide
add remove
build destroy
white black blue green yellow symbol-red gilded pink
summer winter spring autumn
morning noon afternoon evening night
sun moon
width height length depth
rise fall
raise lower
permit-rule ban-rule
love hate
wrap paint
all part none few
many few
few k-amount
upstream downstream
uphill downhill
most few
floor wall roof ceiling
head body arm face foot
iron steel copper bronze gold silver marble granite limestone sandstone wood concrete brick glass
medieval baroque gothic classical romanesque renaissance
born die
win lose
warm cool
nature culture
center end
entrance k-exit
tower dome spire
day night
hour day week month year
dragon lion elephant
young old
thick thin
round angular triangular
broken unfinished
architect engineer sculptor artist poet musician soldier priest scientist farmer
restore destroy
rebuild destroy
close-up distant
beside distant
`;

const OPPOSITES = new Map<string, Set<string>>();
for (const row of ROWS.trim().split('\n')) {
  const concepts = row.split(' ');
  for (const concept of concepts) {
    const others = OPPOSITES.get(concept) ?? new Set<string>();
    for (const other of concepts) if (other !== concept) others.add(other);
    OPPOSITES.set(concept, others);
  }
}

/** Returns the concepts that exclude a concept. */
export const getOpposites = (concept: string): ReadonlySet<string> => OPPOSITES.get(concept) ?? NONE;

const NONE: ReadonlySet<string> = new Set();
