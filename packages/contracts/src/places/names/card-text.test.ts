import { toCardText } from './card-text.js';

test.each([
  ['Louvre Museum', 'Louvre Museum, Paris: In 1911 people came.', 'In 1911 people came.'],
  ['Pompeii', 'Pompeii: Twenty years before the volcano.', 'Twenty years before the volcano.'],
  ['Mission: Carmel', 'Mission: Carmel, California: A basilica.', 'Mission: Carmel, California: A basilica.'],
  ['Paris', 'Paris Opera: A house of many stories.', 'Paris Opera: A house of many stories.'],
  ['Rome', 'The capital: Rome, built on hills.', 'The capital: Rome, built on hills.'],
  ['Rome', 'Rome', 'Rome'],
  ['قلعة حلب', 'قلعة حلب, Aleppo: A citadel.', 'A citadel.'],
])('toCardText: shortens a description of %s', (title, description, text) => {
  expect(toCardText(title, description)).toBe(text);
});
