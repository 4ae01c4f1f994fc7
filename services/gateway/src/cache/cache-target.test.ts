import { normalizeTarget } from './cache-target.js';

describe('normalizeTarget', () => {
  it.each([
    ['/articles', '/articles'],
    ['/articles?', '/articles'],
    ['/%61rticles', '/articles'],
    ['/articles?x=1&utm_source=a', '/articles'],
    ['/articles?page=2&q=a', '/articles?q=a&page=2'],
    ['/articles?q=a+b', '/articles?q=a+b'],
    ['/articles?q=a%20b', '/articles?q=a+b'],
    ['/articles?q=a&q=b', '/articles?q=a&q=b'],
    ['/articles?q=', '/articles?q='],
    ['/articles?q=%zz', '/articles?q=%25zz'],
    ['/articles?Q=a', '/articles'],
    ['/dynamic/AC%2fDC%20Lane%40-37.8,144.9', '/dynamic/AC%2FDC%20Lane%40-37.8,144.9'],
    ['/dynamic/AC%2FDC%20Lane@-37.8%2C144.9', '/dynamic/AC%2FDC%20Lane%40-37.8,144.9'],
    ['/dynamic/Hội%20An', '/dynamic/H%E1%BB%99i%20An'],
    ['/dynamic/H%e1%bb%99i%20An', '/dynamic/H%E1%BB%99i%20An'],
  ])('writes %s as %s', (url, target) => {
    expect(normalizeTarget(url, ['q', 'page'])).toBe(target);
    expect(normalizeTarget(target, ['q', 'page'])).toBe(target);
  });
});
