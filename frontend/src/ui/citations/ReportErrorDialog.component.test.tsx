import { screen, within } from '@testing-library/react';
import { jsonResponse, mockFetch } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { CitationScope } from './CitationScope.js';
import { TextFoot } from './TextFoot.js';

const GUIDE = { type: 'guide', id: 'dynamic-old-mill' } as const;

async function openDialog(respond: () => Response) {
  const requests = mockFetch(respond);
  const { user } = renderWithProviders(
    <CitationScope citations={{ verification: null, citedFacts: [], sources: [] }} reportedText={GUIDE}>
      <TextFoot />
    </CitationScope>,
  );
  const opener = screen.getByRole('button', { name: 'Report an error' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report an error' }));
  return {
    user,
    requests,
    dialog,
    opener,
    send: () => user.click(dialog.getByRole('button', { name: 'Send report' })),
  };
}

test('ReportErrorDialog: asks for no e-mail address and no name', async () => {
  const { dialog } = await openDialog(() => new Response(null, { status: 204 }));
  expect(
    dialog.getAllByRole('textbox').map((field) => (field as HTMLTextAreaElement).labels?.[0]?.textContent),
  ).toEqual(['Sentence', "What's wrong?"]);
});

test('ReportErrorDialog: sends the sentence that the reader entered, closes and returns the focus', async () => {
  const { user, dialog, requests, opener, send } = await openDialog(() => new Response(null, { status: 204 }));
  await user.type(dialog.getByLabelText('Sentence'), 'It is red.');
  await user.type(dialog.getByLabelText("What's wrong?"), 'It is green.');
  await send();
  expect(requests.map(({ body }) => body)).toEqual([
    { subjectType: 'guide', subjectId: 'dynamic-old-mill', sentence: 'It is red.', comment: 'It is green.' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test.each([
  ['nothing', ' ', "Tell us what's wrong."],
  ['more than 1,000 characters', 'x'.repeat(1_001), 'Too long. Please shorten it.'],
])('ReportErrorDialog: sends no report with %s', async (_, comment, error) => {
  const { user, dialog, requests, send } = await openDialog(() => new Response(null, { status: 204 }));
  const field = dialog.getByLabelText("What's wrong?");
  await user.click(field);
  await user.paste(comment);
  await send();
  expect(dialog.getByText(error)).not.toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(requests).toEqual([]);
});

test('ReportErrorDialog: keeps the text if the report cannot be sent', async () => {
  const { user, dialog, send } = await openDialog(() =>
    jsonResponse({ error: 'Too many requests. Please wait a moment and try again.', code: 'TOO_MANY_REQUESTS' }, 429),
  );
  const field = dialog.getByLabelText("What's wrong?") as HTMLTextAreaElement;
  await user.type(field, 'It is green.');
  await send();
  expect((await dialog.findByRole('alert')).textContent).toBe('Too many requests. Please wait a moment and try again.');
  expect(field.value).toBe('It is green.');
});
