import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enableMetrics, metrics, registry } from '@placelore/platform/telemetry/metrics.js';
import { parse } from 'yaml';

const read = (...path: string[]) => readFileSync(join(__dirname, ...path), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}
interface Dashboard {
  uid: string;
  panels: { title: string; targets: { expr: string }[] }[];
}

const alerts = (parse(read('alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);
const dashboards = readdirSync(join(__dirname, 'grafana/dashboards')).map(
  (file) => JSON.parse(read('grafana/dashboards', file)) as Dashboard,
);
const expressions: [string, string][] = [
  ...alerts.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboards.flatMap(({ panels }) =>
    panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
  ),
];

/** Returns the metrics with their labels, as Prometheus stores them. */
async function readExported(): Promise<Map<string, readonly string[]>> {
  const exported = new Map<string, readonly string[]>([['up', []]]);
  const ownLabels = new Map(
    Object.values(metrics).map((metric) => {
      const { name, labelNames } = metric as unknown as { name: string; labelNames: readonly string[] };
      return [name, labelNames];
    }),
  );
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    const labels = ownLabels.get(name) ?? [];
    const isHistogram = String(type) === 'histogram';
    for (const suffix of isHistogram ? ['_bucket', '_sum', '_count'] : ['']) exported.set(name + suffix, labels);
  }
  return exported;
}

let exported: Map<string, readonly string[]>;
beforeAll(async () => {
  enableMetrics('planted', '1.2.3');
  exported = await readExported();
});

/** Labels that Prometheus adds to every metric. It would rename a metric's own label of the same name. */
const TARGET_LABELS = ['job', 'instance', 'process'];

test('alerts and dashboards use only metrics that processes export, with labels that the metrics have', () => {
  const wrong = expressions.flatMap(([owner, expr]) =>
    [...expr.matchAll(/\b((?:placelore|nodejs|process)_\w+|up)\b\s*(?:\{([^}]*)\})?/g)].flatMap(
      ([, name = '', matchers = '']) => {
        const labels = exported.get(name);
        if (!labels) return [`${owner}: ${name}`];
        const used = [...matchers.matchAll(/(\w+)\s*[=!]~?=?/g)].map(([, label = '']) => label);
        return used
          .filter((label) => !labels.includes(label) && !TARGET_LABELS.includes(label))
          .map((label) => `${owner}: ${name}{${label}}`);
      },
    ),
  );
  expect(wrong).toEqual([]);
  expect(expressions.length).toBeGreaterThan(40);
});

test('no metric has a label that Prometheus adds itself', () => {
  const taken = [...exported].flatMap(([name, labels]) =>
    labels.filter((label) => TARGET_LABELS.includes(label)).map((label) => `${name}{${label}}`),
  );
  expect(taken).toEqual([]);
});

test('every metric of the product is on a dashboard', () => {
  const shown = dashboards
    .flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))
    .join();
  const missing = [...exported.keys()].filter(
    (name) => name.startsWith('placelore_') && !/_(sum|count)$/.test(name) && !shown.includes(name),
  );
  expect(missing).toEqual([]);
});

test('every alert is tested by alerts.test.yml', () => {
  const tests = read('alerts.test.yml');
  expect(alerts.map(({ alert }) => alert).filter((alert) => !tests.includes(alert))).toEqual([]);
});
