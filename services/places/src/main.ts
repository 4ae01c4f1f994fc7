import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { createService } from '@placelore/platform/bootstrap/create-service.js';
import { TimeSlices } from '@placelore/platform/concurrency/time-slices.js';
import { AppModule } from './app.module.js';
import { readPlacesConfig } from './config.js';

await createService(() => {
  const config = readPlacesConfig();
  return { name: 'places', variables: config, module: AppModule.forRoot(config), warmUp };
});

async function warmUp(): Promise<void> {
  const slices = new TimeSlices();
  for (const _ of Atlas.load().prepareSimilarNames()) await slices.rest();
}
