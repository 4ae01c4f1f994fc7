import { getMapsLink } from './maps-link.js';

const ROME = { lat: 41.890210123, lng: 12.49223 };
const AGENTS = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile Safari',
  ipad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
};

describe('getMapsLink', () => {
  it.each([
    ['android', 'geo:41.89021,12.49223?q=41.89021,12.49223(Colosseum)'],
    ['iphone', 'https://maps.apple.com/?ll=41.89021,12.49223&q=Colosseum'],
    ['ipad', 'https://maps.apple.com/?ll=41.89021,12.49223&q=Colosseum'],
    ['windows', 'https://www.openstreetmap.org/?mlat=41.89021&mlon=12.49223#map=16/41.89021/12.49223'],
    ['linux', 'https://www.openstreetmap.org/?mlat=41.89021&mlon=12.49223#map=16/41.89021/12.49223'],
  ] as const)('opens the device’s map app: %s', (device, expected) => {
    expect(getMapsLink(ROME, 'Colosseum', AGENTS[device])).toBe(expected);
  });

  it('opens OpenStreetMap while the device is unknown', () => {
    expect(getMapsLink(ROME, 'Colosseum', '')).toContain('openstreetmap.org');
  });

  it('never lets a name end the label or add a parameter', () => {
    const name = 'Pantheon (Rome)&q=elsewhere#x';
    expect(getMapsLink(ROME, name, AGENTS.android)).toMatch(/\(Pantheon%20%28Rome%29%26q%3Delsewhere%23x\)$/);
    expect(new URL(getMapsLink(ROME, name, AGENTS.iphone)).searchParams.getAll('q')).toEqual([name]);
  });
});
