import { ReplicaLag } from './replica-lag.js';

let lag: ReplicaLag;
beforeEach(() => {
  lag = new ReplicaLag();
});

describe('ReplicaLag', () => {
  it('is zero while the replica has everything that the primary wrote', () => {
    lag.observePrimary('0/3000000', 1_000);
    expect(lag.measure('0/3000000', 5_000)).toBe(0);
    expect(lag.measure('0/3000001', 5_000)).toBe(0);
  });

  it('counts from the first position that the replica lacks', () => {
    lag.observePrimary('0/FFFFFFFF', 1_000);
    lag.observePrimary('1/0', 2_000);
    lag.observePrimary('1/8', 3_000);
    expect(lag.measure('0/FFFFFFFF', 3_500)).toBe(1_500);
    expect(lag.measure('1/0', 3_500)).toBe(500);
  });

  it('grows while a replica receives nothing and the primary writes nothing more', () => {
    lag.observePrimary('0/10', 1_000);
    lag.observePrimary('0/10', 9_000);
    expect(lag.measure('0/8', 10_000)).toBe(9_000);
  });

  it('stays large after the first missing position is no longer remembered', () => {
    for (let at = 0; at <= 200_000; at += 1_000) lag.observePrimary(`0/${(at + 16).toString(16)}`, at);
    expect(lag.measure('0/10', 200_000)).toBeGreaterThan(50_000);
  });
});
