import { formatUsd } from '../../lib/format/format-usd.js';
import { formatCount, formatDuration, formatMemory, formatRate, formatShare } from './formats.js';

test.each([
  [formatDuration(null), '—'],
  [formatDuration(38.4), '38 ms'],
  [formatDuration(999), '999 ms'],
  [formatDuration(1_000), '1 s'],
  [formatDuration(1_250), '1.3 s'],
  [formatDuration(119_949), '119.9 s'],
  [formatDuration(120_000), '2 min'],
  [formatShare(null), '—'],
  [formatShare(0), '0%'],
  [formatShare(0.12345), '12.3%'],
  [formatMemory(1_499_999), '1 MB'],
  [formatMemory(2_500_001), '3 MB'],
  [formatCount(1_234.6), '1,235'],
  [formatRate(0.01234), '0.0123'],
  [formatRate(99.96), '100'],
  [formatRate(99.44), '99.4'],
  [formatRate(1_234.5), '1,235'],
  [formatUsd(0.00012), '$0.0001'],
  [formatUsd(0.015), '$0.015'],
  [formatUsd(0.5), '$0.50'],
  [formatUsd(-0.0155), '-$0.0155'],
  [formatUsd(1), '$1.00'],
  [formatUsd(1.2345), '$1.23'],
  [formatUsd(1_234.5), '$1,234.50'],
])('formats %s', (text, expected) => expect(text.replaceAll('\u00a0', ' ')).toBe(expected));
