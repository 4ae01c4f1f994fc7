import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CACHE_BYPASS_HEADER,
  computeCacheBypassToken,
} from '../../../../../services/gateway/src/cache/cache-bypass.ts';
import type { Product } from '../../../support/product.ts';
import { Story, type StoryVisitor } from '../../../support/story/story.ts';

/** Visitors who take part in the story. */
export interface Cast {
  story: Story;
  /** Has no account. */
  guest: StoryVisitor;
  /** Has no account either, and must not see what belongs to the guest. */
  stranger: StoryVisitor;
  /** Becomes several users, one after another. */
  newcomer: StoryVisitor;
  anna: StoryVisitor;
  bruno: StoryVisitor;
  admin: StoryVisitor;
}

/** Creates the visitors. The admin is signed in. */
export async function introduceCast(product: Product): Promise<Cast> {
  const story = new Story(product);
  const { COOKIE_SECRET } = JSON.parse(await readFile(join(product.dataDir, 'secrets.json'), 'utf8'));
  // A response from the gateway's cache may be older than the preceding change.
  const headers = { [CACHE_BYPASS_HEADER]: computeCacheBypassToken(COOKIE_SECRET) };
  const [guest, stranger, newcomer, anna, bruno, admin] = [
    'guest',
    'stranger',
    'newcomer',
    'anna',
    'bruno',
    'admin',
  ].map((name) => story.visitor(name, headers)) as [
    StoryVisitor,
    StoryVisitor,
    StoryVisitor,
    StoryVisitor,
    StoryVisitor,
    StoryVisitor,
  ];
  const password = (await readFile(join(product.dataDir, 'admin-password'), 'utf8')).trim();
  await story.settle();
  await admin.call('POST /api/login', { username: 'admin', password });
  story.takeRecording();
  return { story, guest, stranger, newcomer, anna, bruno, admin };
}
