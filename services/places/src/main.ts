import { createService } from '@placelore/platform/bootstrap/create-service.js';
import { AppModule } from './app.module.js';
import { readPlacesConfig } from './config.js';

await createService(() => {
  const config = readPlacesConfig();
  return { name: 'places', variables: config, module: AppModule.forRoot(config) };
});
