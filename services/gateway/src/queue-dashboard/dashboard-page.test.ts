import { dirname } from 'node:path';
import { renderDashboardPage } from './dashboard-page.js';
import { REPAIRS_PATH } from './dashboard-repairs.js';

const views = `${dirname(require.resolve('@bull-board/ui/package.json'))}/dist`;

it('writes settings so that they cannot close the script element', () => {
  const settings = {
    boardTitle: 'Queues',
    environment: { label: '<!-- </script><script>trap()</script>', color: 'red' },
  };
  const page = renderDashboardPage(views, '/admin/queues', settings);
  const [, json = ''] = /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual(settings);
  // A comment with a start tag would hide the end of the element.
  expect(json).not.toMatch(/[<>]/);
});

it("renderDashboardPage: contains the library's scripts and style sheets, and no external or inline ones", () => {
  const page = renderDashboardPage(views, '/admin/queues', { boardTitle: 'Queues' });
  const links = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link);
  expect(links.filter((link) => /^static\/js\/[\w.-]+\.js$/.test(link!)).length).toBeGreaterThanOrEqual(2);
  expect(links.filter((link) => /^static\/css\/main\.[\w-]+\.css$/.test(link!))).toHaveLength(1);
  expect(links).toContain(REPAIRS_PATH);
  expect(page).not.toMatch(/https?:|<style|style=|\son\w+=/);
});
