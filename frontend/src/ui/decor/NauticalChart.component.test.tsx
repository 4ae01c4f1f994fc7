import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { NauticalChart } from './NauticalChart.js';

test('NauticalChart: refers to an element that exists in its file', () => {
  const { container } = render(<NauticalChart />);
  const [, id] = container.querySelector('use')!.getAttribute('href')!.split('#');
  expect(readFileSync(join(__dirname, 'chart.svg'), 'utf8')).toContain(`id="${id}"`);
});
