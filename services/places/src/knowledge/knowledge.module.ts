import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { QUEUE_REDIS } from '@placelore/platform/queues/job-queues.js';
import type { Redis } from 'ioredis';
import { GeoModule } from '../geo/geo.module.js';
import { GEO_PROVIDER, type GeoProvider } from '../geo/geo-provider.js';
import { OsmGeo } from '../geo/osm/osm-geo.js';
import { OPEN_SERVICES } from '../open-services/open-services.module.js';
import type { OpenServicesSettings } from '../open-services/open-services-variables.js';
import { GuidebookComparisonService } from './comparison/guidebook-comparison.service.js';
import { IdentityResolver } from './identity/identity-resolver.js';
import { NominatimTags } from './identity/osm-tags.js';
import { PlaceIdentitiesRepository } from './identity/place-identities.repository.js';
import { KnowledgeController } from './knowledge.controller.js';
import { KnowledgeService } from './knowledge.service.js';
import type { KnowledgeProvider } from './knowledge-provider.js';
import { KnowledgeRefreshService } from './knowledge-refresh.service.js';
import { NearbySightsService } from './sights/nearby-sights.service.js';
import { SightFinder } from './sights/sight-finder.js';
import { WikidataClient } from './wikidata/wikidata-client.js';
import { WikidataKnowledge } from './wikidata/wikidata-knowledge.js';
import { CallBudget } from './wikimedia/call-budget.js';
import type { WikiClient } from './wikimedia/wiki-client.js';
import { createWikis, WIKIS, type Wikis } from './wikimedia/wikis.js';
import { WikipediaKnowledge } from './wikipedia/wikipedia-knowledge.js';
import { WikivoyageKnowledge } from './wikivoyage/wikivoyage-knowledge.js';

@Module({
  imports: [GeoModule],
  controllers: [KnowledgeController],
  providers: [
    PlaceIdentitiesRepository,
    KnowledgeRefreshService,
    GuidebookComparisonService,
    {
      provide: CallBudget,
      inject: [QUEUE_REDIS, OPEN_SERVICES],
      useFactory: (redis: Redis, { callsPerDay }: OpenServicesSettings) => new CallBudget(redis, callsPerDay),
    },
    { provide: WIKIS, inject: [QUEUE_REDIS, OPEN_SERVICES, CallBudget], useFactory: createWikis },
    {
      provide: IdentityResolver,
      inject: [WIKIS, GEO_PROVIDER, Atlas, LOGGER],
      useFactory: createResolver,
    },
    { provide: NearbySightsService, inject: [WIKIS, LOGGER], useFactory: createNearbySights },
    {
      provide: KnowledgeService,
      inject: [WIKIS, IdentityResolver, PlaceIdentitiesRepository, LOGGER],
      useFactory: (
        wikis: Wikis,
        resolver: IdentityResolver | null,
        identities: PlaceIdentitiesRepository,
        logger: Logger,
      ) => new KnowledgeService({ resolver, identities, providers: createProviders(wikis), logger }),
    },
  ],
  exports: [
    KnowledgeService,
    NearbySightsService,
    KnowledgeRefreshService,
    PlaceIdentitiesRepository,
    IdentityResolver,
    CallBudget,
    WIKIS,
  ],
})
export class KnowledgeModule implements OnApplicationShutdown {
  constructor(@Inject(WIKIS) private readonly wikis: Wikis) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.wikis).map((wiki: WikiClient | null) => wiki?.close()));
  }
}

function createResolver(
  { wikidata, wikipedia }: Wikis,
  geo: GeoProvider,
  atlas: Atlas,
  logger: Logger,
): IdentityResolver | null {
  if (!wikidata) return null;
  return new IdentityResolver({
    wikidata: new WikidataClient(wikidata),
    wikipedia,
    osm: geo instanceof OsmGeo ? new NominatimTags(geo.nominatim) : null,
    findGeoNamesId: (place) => findGeoNamesId(atlas, place),
    logger,
  });
}

function createNearbySights({ wikidata, wikipedia }: Wikis, logger: Logger): NearbySightsService {
  return new NearbySightsService(wikidata && new SightFinder(new WikidataClient(wikidata), wikipedia), logger);
}

/** Maximum distance in meters between a city and its town in the gazetteer. */
const SAME_TOWN_METERS = 5_000;

function findGeoNamesId(atlas: Atlas, place: LocatedPlace): string | null {
  const town = atlas.findTown([place.name], place.countryCode, place, SAME_TOWN_METERS);
  return town ? String(town.id) : null;
}

/** The order is that of the facts: sentences from an encyclopedia before individual claims. */
const createProviders = ({ wikipedia, wikidata, wikivoyage }: Wikis): KnowledgeProvider[] => [
  ...(wikipedia ? [new WikipediaKnowledge(wikipedia)] : []),
  ...(wikidata ? [new WikidataKnowledge(new WikidataClient(wikidata))] : []),
  ...(wikivoyage ? [new WikivoyageKnowledge(wikivoyage)] : []),
];
