import { Backlog } from './backlog.js';

const ada = { id: 'user:1', network: null };
const bob = { id: 'user:2', network: null };
const toOpen = ({ id, network }: { id: string; network: string | null }, round: number) => ({
  requester: id,
  network,
  round,
  count: 1,
});

/** Requests the next job of a requester. */
function request(backlog: Backlog, who: { id: string; network: string | null }): number {
  const round = backlog.findRound(who);
  backlog.add(toOpen(who, round));
  return round;
}

describe('Backlog', () => {
  it('puts the first job of a newcomer before the second of someone with a hundred', () => {
    const backlog = new Backlog();
    const hundred = Array.from({ length: 100 }, () => request(backlog, ada));
    expect([hundred[0], hundred[99]]).toEqual([1, 100]);
    expect(request(backlog, bob)).toBe(1);
    expect(backlog.countUntil(1)).toBe(2);
  });

  it('starts newcomers in the current round, so that earlier jobs are not overtaken forever', () => {
    const backlog = new Backlog([50, 51, 52].map((round) => toOpen(ada, round)));
    expect([request(backlog, bob), request(backlog, bob)]).toEqual([50, 51]);
    expect(request(backlog, ada)).toBe(53);
  });

  it('gives the guests of one network three jobs in a round, whatever their cookies', () => {
    const backlog = new Backlog();
    const guests = Array.from({ length: 7 }, (_, index) => ({ id: `visitor:${index}`, network: 'hotel' }));
    expect(guests.map((guest) => request(backlog, guest))).toEqual([1, 1, 1, 2, 2, 2, 3]);
    expect(request(backlog, { id: 'visitor:x', network: 'elsewhere' })).toBe(1);
  });

  it('counts jobs without a requester as ahead of everyone else', () => {
    const backlog = new Backlog([{ requester: null, network: null, round: 0, count: 5 }]);
    expect([backlog.findRound(ada), backlog.countUntil(1), backlog.size]).toEqual([1, 5, 5]);
  });
});
