import { createService } from '@placelore/platform/bootstrap/create-service.js';
import { AppModule } from './app.module.js';
import { readContentConfig } from './config.js';

await createService(() => {
  const config = readContentConfig();
  return { name: 'content', variables: config, module: AppModule.forRoot(config) };
});
