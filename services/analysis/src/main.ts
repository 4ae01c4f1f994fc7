import { createService } from '@placelore/platform/bootstrap/create-service.js';
import { AppModule } from './app.module.js';
import { readAnalysisConfig } from './config.js';

await createService(() => {
  const config = readAnalysisConfig();
  return { name: 'analysis', variables: config, module: AppModule.forRoot(config) };
});
