import type { Trip } from '@placelore/contracts/content/trips/trips.js';
import type { HttpVisitor } from './http-visitor.ts';

/** Creates a trip whose stops are the articles with these slugs. */
export async function createTrip(visitor: HttpVisitor, title: string, slugs: readonly string[]): Promise<Trip> {
  let trip = (await (await visitor.post('/api/trips', { title })).json()) as Trip;
  for (const slug of slugs) {
    const article = await visitor.request(`/api/articles/${slug}/direct`);
    if (!article.ok) throw new Error(`There is no article ${slug}`);
    const { id } = (await article.json()) as { id: number };
    const added = await visitor.post(`/api/trips/${trip.id}/stops`, { kind: 'article', subjectId: String(id) });
    if (!added.ok) throw new Error(`${slug} was not added: ${added.status}`);
    trip = (await added.json()) as Trip;
  }
  return trip;
}
