/** Milliseconds for which positions of the primary are remembered, and therefore the largest lag that is measured. */
const MAX_REMEMBERED_MS = 60_000;

/**
 * Measures the lag of a replica by positions in the write-ahead log. This needs no writes, and detects a replica that
 * no longer receives anything, whose own clock-based figure stays at zero.
 */
export class ReplicaLag {
  /** Positions of the primary, oldest first. */
  private samples: { position: bigint; at: number }[] = [];

  /** @param position of the primary, as PostgreSQL writes it: `16/B374D848`. @param at ms since 1970 */
  observePrimary(position: string, at: number): void {
    this.samples = this.samples.filter((sample) => sample.at > at - MAX_REMEMBERED_MS);
    this.samples.push({ position: parsePosition(position), at });
  }

  /** Returns for how many ms the replica has been missing something that the primary wrote; 0 if it has everything. */
  measure(replayed: string, now: number): number {
    const position = parsePosition(replayed);
    const missing = this.samples.find((sample) => sample.position > position);
    return missing ? now - missing.at : 0;
  }
}

function parsePosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
