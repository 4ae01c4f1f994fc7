/** Where the page has them, below its folder. */
export const STYLES_PATH = 'static/allowed.css';

/** The library's icons for what nobody does here: jobs are not made, changed or reordered by hand, queues not halted. */
const FORBIDDEN_ICONS = ['files', 'pencil', 'clock', 'arrow-up-down', 'plus', 'pause', 'play', 'gantt-chart', 'gauge'];
/** And for what deletes jobs. */
const DELETION_ICONS = ['trash-2', 'ban'];

/**
 * Styles that leave out the buttons for what is refused. The library can only leave out all of a queue's, retrying with
 * the others; its icons are the only names its buttons have. One that was missed is refused when it is pressed.
 * @param canDelete whether jobs may be deleted
 */
export function renderDashboardStyles(canDelete: boolean): string {
  const icons = [...FORBIDDEN_ICONS, ...(canDelete ? [] : DELETION_ICONS)].map((name) => `.lucide-${name}`).join(', ');
  return `:is(button, [role="menuitem"]):has(> svg:is(${icons})) {\n  display: none;\n}\n`;
}
