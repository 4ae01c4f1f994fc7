import { escapeMarkup, toScriptJson } from './markup.js';

const HOSTILE = `</script><!--<script>alert("1")</script> & it's \u2028over`;

it('escapeMarkup: escapes text so that it opens no tag, ends no attribute and begins no entity', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&lt;`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;lt;');
});

it('toScriptJson: returns JSON that cannot end its script element and parses to the same value', () => {
  const written = toScriptJson({ name: HOSTILE });
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual({ name: HOSTILE });
});
