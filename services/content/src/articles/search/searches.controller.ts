import { Controller, Headers, Res } from '@nestjs/common';
import {
  type RequestablePlace,
  SEARCH_GROUPS,
  type SearchAnswer,
  type SearchSuggestions,
  searches,
  type VenueAnswer,
} from '@placelore/contracts/content/articles/search.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import { Atlas, getDisplayName, getPosition } from '@placelore/guidebook/atlas/atlas.js';
import { SETTLEMENT_KINDS } from '@placelore/guidebook/atlas/records.js';
import type { PlaceCandidate } from '@placelore/guidebook/resolver/resolve-query.js';
import { type AreaPart, getPartName } from '@placelore/guidebook/searches/area-parts.js';
import type { PlaceKind } from '@placelore/guidebook/searches/kinds/place-kinds.js';
import type { JudgedTopic } from '@placelore/guidebook/searches/topics/judged-topics.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { isSearchNotModified, parseEtags } from '../core/article-caching.js';
import { getKindLabel, getTopicLabel, withoutNoise, withoutOthersNear } from './answer/found-labels.js';
import { findRequestablePlaces } from './answer/requestable-places.js';
import { VenueAnswers } from './answer/venue-answers.js';
import { presentSearchResult } from './article-search.presenter.js';
import { ArticleSearchService, type FoundSearch } from './article-search.service.js';
import { SearchSuggestionsService } from './suggestions/search-suggestions.service.js';

/** Serves searches with grouped results, and suggestions while a search is typed. */
@Controller()
export class SearchesController {
  constructor(
    private readonly service: ArticleSearchService,
    private readonly suggestionsService: SearchSuggestionsService,
    private readonly venueAnswers: VenueAnswers,
  ) {}

  @Route(searches.find)
  @Public()
  async find(
    @Actor() actor: Actor,
    @Input() { q, page, limit, lat, lng }: RouteInput<typeof searches.find>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-none-match') header: string | undefined,
  ): Promise<SearchAnswer | undefined> {
    const here = lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng };
    const searched = { page, limit, here, knownVersions: parseEtags(header) };
    const found = await this.service.searchOrOtherKinds(actor, q, searched);
    if (isSearchNotModified(actor, header, found.version, reply)) return undefined;
    const meant = found.intent ?? found.requested;
    const venues = page === 1 && meant !== null ? await this.venueAnswers.find(meant, q, here) : null;
    const answer = withoutNoise(found);
    const onRequest = page === 1 ? findRequestable(answer) : [];
    const shown = withoutOthersNear(answer, onRequest.length);
    return { ...presentAnswer(shown, here !== null, venues), onRequest };
  }

  @Route(searches.suggestions)
  @Public()
  suggestions(@Input() { q }: RouteInput<typeof searches.suggestions>): Promise<SearchSuggestions> {
    return this.suggestionsService.suggest(q ?? '');
  }
}

function presentAnswer(
  found: FoundSearch,
  isPositionKnown: boolean,
  venues: VenueAnswer | null,
): Omit<SearchAnswer, 'onRequest'> {
  const { intent, rows, highlighted, correctedTo, isOfOtherKinds } = found;
  const total = found.total ?? 0;
  const cards = rows.map((row) => ({
    group: SEARCH_GROUPS[row.tier - 1]!,
    article: presentSearchResult(row, highlighted),
  }));
  const [place, ...rivals] = intent?.places ?? [];
  return {
    subject: intent?.subject ?? '',
    place: place && rivals.length === 0 ? presentPlace(place, intent?.part ?? null) : null,
    kind: getKindLabel(found),
    ...presentTopic(found),
    categories: getCategories(intent?.kind ?? null),
    relation: intent?.relation ?? 'in',
    isLesserKnown: intent?.isLesserKnown ?? false,
    needsPosition: intent?.relation === 'around me' && !isPositionKnown,
    correctedTo,
    isOfOtherKinds,
    isOnlyNear: found.isOnlyNear,
    total,
    relevant: total === 0 ? 0 : found.relevant,
    groups: SEARCH_GROUPS.map((group) => ({
      group,
      articles: cards.filter((card) => card.group === group).map(({ article }) => article),
    })).filter(({ articles }) => articles.length > 0),
    positions: rows.flatMap(({ id, latitude, longitude }) =>
      typeof latitude === 'number' && typeof longitude === 'number' ? { id, latitude, longitude } : [],
    ),
    venues,
  };
}

/** Returns places that a guide can be requested for: of the results, only those that fit all that was requested count. */
function findRequestable(found: FoundSearch): RequestablePlace[] {
  const { intent, requested, isOfOtherKinds, isOnlyNear, relevant, rows } = found;
  if (intent === null) return [];
  const topics = requested?.topics ?? [];
  const isOther = isOfOtherKinds || isOnlyNear || topics.length > intent.topics.length;
  const meant = { ...intent, topics, relation: requested?.relation ?? intent.relation };
  return findRequestablePlaces(Atlas.load(), meant, rows, isOther ? 0 : relevant);
}

const OLD_TOWNS = 'old-towns';

/** Returns the topic of the results, and what of the search they do not fit. */
function presentTopic(found: FoundSearch): Pick<SearchAnswer, 'topic' | 'missingTopic' | 'missingWords' | 'ignored'> {
  const { intent, requested, total, relevant } = found;
  const used = new Set(intent?.topics);
  const conditions = requested?.conditions ?? [];
  const lost = (requested?.topics ?? []).filter((topic) => !used.has(topic));
  // A sight fits by itself: "Berlin Zoo with kids".
  const sight = intent?.places[0]?.place;
  const isFitting = ({ id, places }: JudgedTopic, condition: string) =>
    id === condition && sight?.kind === 'landmark' && places.has(sight.landmark.id);
  const isUsed = (condition: string) =>
    [...used].some(({ id }) => id === condition) || lost.some((topic) => isFitting(topic, condition));
  // The old town of a town is what its guides are about.
  const isMeant = ({ id }: JudgedTopic) => id === OLD_TOWNS && sight?.kind === 'city';
  const named = lost.find((topic) => !isMeant(topic) && !conditions.some((condition) => condition === topic.id));
  const isUnmatched = intent !== null && intent.places.length > 0 && relevant === 0 && total !== 0;
  return {
    topic: getTopicLabel(found),
    // What fits one of several topics is an answer.
    missingTopic: used.size > 0 ? null : (named?.label ?? null),
    missingWords: isUnmatched && intent.rest.length > 0 ? intent.rest.join(' ') : null,
    ignored: conditions.filter((condition) => !isUsed(condition)),
  };
}

/** Returns the categories that define a kind, or else the first category in which it occurs. */
const getCategories = (kind: PlaceKind | null): Category[] =>
  kind === null ? [] : kind.categories.length > 0 ? [...kind.categories] : kind.related.slice(0, 1);

function presentPlace({ place }: Pick<PlaceCandidate, 'place'>, part: AreaPart | null): SearchAnswer['place'] {
  const position = getPosition(place);
  return {
    name: part ? getPartName(part, getDisplayName(place)) : getDisplayName(place),
    isTown: place.kind === 'city' || (place.kind === 'destination' && SETTLEMENT_KINDS.has(place.destination.kind)),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
  };
}
