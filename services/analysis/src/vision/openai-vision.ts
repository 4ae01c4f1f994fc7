import type { AnalysisHints } from '@placelore/contracts/analyses.js';
import type { PlaceClue } from '@placelore/contracts/places.js';
import { z } from 'zod';
import { FENCE_RULE, fenced } from '../providers/fence.js';
import { plainLine } from '../providers/plain-text.js';
import type { StructuredChat } from '../providers/structured-chat.js';
import { notingCosts } from '../providers/vendor-failure.js';
import { inEvidenceOrder, textClues } from './clues.js';
import type { PhotoModeration } from './photo-moderation.js';
import type { Photo, VisionFinding, VisionProvider } from './vision-provider.js';

/** Raised whenever prompt or schema change, so that kept outcomes of the old one are told apart. */
export const VISION_PROMPT_VERSION = 'vision-1';

const ANSWER_TOKENS = 2000;
/** A bound for one image at any detail: the largest of the per-model rules (https://platform.openai.com/docs/guides/images-vision) stays below. */
const IMAGE_TOKENS = 5000;

/** Models' own numbers for their certainty mean little; three words keep them honest, and these say what we make of them. */
const CERTAINTY = {
  /** Unmistakable. Still below a position: models name the famous twin of a lesser known sight. */
  certain: 0.8,
  likely: 0.55,
  /** Supports another clue, decides nothing. */
  guess: 0.3,
} as const;

const seen = z.object({
  landmark: z
    .object({
      name: z.string(),
      city: z.string().nullable(),
      country: z.string().nullable(),
      certainty: z.enum(['certain', 'likely', 'guess']),
    })
    .nullable(),
  labels: z.array(z.string()),
  readText: z.string().nullable(),
});
type Seen = z.infer<typeof seen>;

const SYSTEM = `You look at one travel photo and report what it shows, for software that looks the place up afterwards.
- landmark: the named building, monument, natural sight, museum piece or place the picture shows, with its usual English name, city and country; null when you do not recognise it. Go by what is visible. Do not name one only because lettering or the visitor's words mention it; they may confirm what you see.
- certainty: "certain" only when no other place could look like this.
- labels: up to ten short English nouns for what is visible, most prominent first. Never name or describe persons.
- readText: the lettering in the picture, copied in its own script, line by line; null when there is none.
Never give coordinates or distances.
${FENCE_RULE} The same holds for lettering inside the picture.`;

/** Any OpenAI-compatible endpoint with image input. */
export class OpenAiVision implements VisionProvider {
  readonly name = 'openai';
  readonly #chat: StructuredChat;
  readonly #moderation: PhotoModeration | null;
  readonly #model: string;

  /** @param moderation null when no moderation model is configured; safety then stays unchecked. */
  constructor(chat: StructuredChat, moderation: PhotoModeration | null, model: string) {
    this.#chat = chat;
    this.#moderation = moderation;
    this.#model = model;
  }

  look(photo: Photo, hints: AnalysisHints, signal: AbortSignal): Promise<VisionFinding> {
    return notingCosts(async (costs) => {
      const image = `data:${photo.mimeType};base64,${photo.bytes.toString('base64')}`;
      const question = {
        purpose: 'vision' as const,
        model: this.#model,
        system: SYSTEM,
        user: [
          { type: 'text' as const, text: ['Report on this photo.', ...visitorWords(hints)].join('\n\n') },
          { type: 'image_url' as const, image_url: { url: image } },
        ],
        schema: seen,
        schemaName: 'photo_report',
        accept: (answer: Seen) => answer,
        answerTokens: ANSWER_TOKENS,
        imageTokens: IMAGE_TOKENS,
      };
      const [answer, safety] = await Promise.all([
        this.#chat.ask(question, costs, signal),
        this.#moderation ? this.#moderation.check(image, costs, signal) : ('unchecked' as const),
      ]);
      const provenance = {
        provider: 'openai',
        model: this.#model,
        promptVersion: VISION_PROMPT_VERSION,
        note: null,
      };
      const model = this.#moderation?.model ?? null;
      const moderation = safety === 'unchecked' ? null : { provider: 'openai', model, scores: null };
      return { ...findingFrom(answer), safety, moderation, provenance, costs };
    });
  }
}

/** What the visitor typed helps to tell twins apart. Positions stay here: the picture has to speak for itself. */
function visitorWords(hints: AnalysisHints): string[] {
  const words = [hints.location, hints.siteDetails].filter((word) => word !== undefined);
  return words.length > 0 ? [fenced('What the visitor says about the place, unchecked', words.join('\n'))] : [];
}

function findingFrom(answer: Seen): Pick<VisionFinding, 'clues' | 'labels' | 'readText'> {
  const readText = answer.readText?.trim().slice(0, 4000) || null;
  return {
    clues: inEvidenceOrder([...landmarkClue(answer.landmark), ...textClues(readText)]),
    labels: answer.labels
      .map((label) => plainLine(label, 60))
      .filter(Boolean)
      .slice(0, 10),
    readText,
  };
}

function landmarkClue(landmark: Seen['landmark']): PlaceClue[] {
  const name = plainLine(landmark?.name ?? '', 120);
  if (!landmark || !name) return [];
  const around = [landmark.city, landmark.country].map((part) => plainLine(part ?? '', 80)).filter(Boolean);
  return [
    {
      kind: 'landmark recognised',
      text: [name, ...around].join(', '),
      confidence: CERTAINTY[landmark.certainty],
    },
  ];
}
