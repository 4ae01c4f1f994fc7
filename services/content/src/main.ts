import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { createService } from '@placelore/platform/bootstrap/create-service.js';
import { AppModule } from './app.module.js';
import { warmUpSearches } from './articles/search/warm-up-searches.js';
import { readContentConfig } from './config.js';

// Loaded before requests arrive, because otherwise the first search would wait for it.
Atlas.load();
await createService(() => {
  const config = readContentConfig();
  return { name: 'content', variables: config, module: AppModule.forRoot(config), warmUp: warmUpSearches };
});
