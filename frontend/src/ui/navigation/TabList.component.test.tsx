import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabList } from './TabList.js';

const scrolled: string[] = [];
beforeEach(() => {
  scrolled.length = 0;
  // jsdom has no layout, and therefore lacks this method.
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.textContent);
  };
});

function Panel({ count }: { count: number }) {
  const [openTab, setOpenTab] = useState('users');
  const tabs = ['users', 'guides', 'trash'].map((name) => ({ name, label: `${name} ${count}` }));
  return (
    <TabList
      label="Lists"
      tabs={tabs}
      openTab={openTab}
      onOpen={setOpenTab}
      layoutKey={count}
      renderContent={(name) => <p>All {name}</p>}
    />
  );
}

test('TabList: scrolls to the open tab at first, after another one is opened, and after the tabs have moved', async () => {
  const { rerender } = render(<Panel count={1} />);
  expect(scrolled).toEqual(['users 1']);
  await userEvent.click(screen.getByRole('tab', { name: 'trash 1' }));
  expect(scrolled).toEqual(['users 1', 'trash 1']);
  rerender(<Panel count={1} />);
  expect(scrolled).toHaveLength(2);
  rerender(<Panel count={25} />);
  expect(scrolled).toEqual(['users 1', 'trash 1', 'trash 25']);
});

test('TabList: renders only the content of the open tab, and opens another with Enter but not with an arrow key', async () => {
  const user = userEvent.setup();
  render(<Panel count={1} />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('guides 1');
  expect(screen.getByRole('tabpanel').textContent).toBe('All users');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel').textContent).toBe('All guides');
  expect(screen.queryByText('All users')).toBeNull();
});
