import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import type { StructuredChat } from '../ai/structured-chat.js';
import { toPlainLine, UNTRUSTED_TEXT_RULE, wrapUntrustedText } from '../ai/untrusted-text.js';
import { attachCosts } from '../ai/vendor-error.js';
import { fitPicture, type PictureLimits } from '../providers/model-picture.js';
import { getTextClues, sortByEvidence } from './clues.js';
import type { OpenAiModeration } from './openai-moderation.js';
import { type PhotoReport, photoReport, photoReportReader } from './photo-report.js';
import type { Photo, VisionFinding, VisionProvider } from './vision-provider.js';

/** Increase this whenever prompt or schema change, so that stored results of the old ones are not reused. */
export const VISION_PROMPT_VERSION = 'vision-1';

const MAX_OUTPUT_TOKENS = 2000;
/**
 * Upper bound for one image at any detail: the largest of the per-model rules
 * (https://platform.openai.com/docs/guides/images-vision) is lower.
 */
const MAX_IMAGE_TOKENS = 5000;

/** Our numbers for the three words in which models state their certainty. */
const CERTAINTY = {
  /** Unmistakable. Still below a position, because models name the famous twin of a lesser known sight. */
  certain: 0.8,
  likely: 0.55,
  /** Supports another clue, decides nothing. */
  guess: 0.3,
} as const;

const SYSTEM = `You look at one travel photo and report what it shows, for software that looks the place up afterwards.
- landmark: the named building, monument, natural sight, museum piece or place the photo shows, with its usual English name, city and country; null when you do not recognize it. Go by what is visible. Do not name one only because lettering or the visitor's words mention it; they may confirm what you see.
- certainty: "certain" only when no other place could look like this.
- labels: up to ten short English nouns for what is visible, most prominent first. Never name or describe persons.
- readText: the lettering in the picture, copied in its own script, line by line; null when there is none.
Never give coordinates or distances.
${UNTRUSTED_TEXT_RULE} The same holds for lettering inside the picture.`;

/** A model with image input of any vendor. */
export class OpenAiVision implements VisionProvider {
  readonly name: string;
  readonly #chat: StructuredChat;
  readonly #moderation: OpenAiModeration | null;
  readonly #model: string;
  readonly #limits: PictureLimits;

  /** @param moderation null when no moderation model is configured; safety then stays unchecked. */
  constructor(chat: StructuredChat, moderation: OpenAiModeration | null, model: string, limits: PictureLimits) {
    this.name = chat.vendor;
    this.#chat = chat;
    this.#moderation = moderation;
    this.#model = model;
    this.#limits = limits;
  }

  inspect(photo: Photo, hints: AnalysisHints, signal: AbortSignal): Promise<VisionFinding> {
    return attachCosts(async (costs) => {
      const picture = await fitPicture(photo.bytes, this.#limits);
      const image = `data:image/jpeg;base64,${picture.toString('base64')}`;
      const prompt = {
        purpose: 'vision' as const,
        model: this.#model,
        system: SYSTEM,
        user: [
          { type: 'text' as const, text: ['Report on this photo.', ...formatVisitorHints(hints)].join('\n\n') },
          { type: 'image_url' as const, image_url: { url: image } },
        ],
        schema: photoReport,
        schemaName: 'photo_report',
        reader: photoReportReader,
        accept: (report: PhotoReport) => report,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        imageTokens: MAX_IMAGE_TOKENS,
      };
      const report = await this.#chat.complete(prompt, costs, signal);
      // Afterwards, so that a photo that the model may not be sent does not leave this server for its moderation either.
      const safety = this.#moderation ? await this.#moderation.check(image, costs, signal) : 'unchecked';
      const provenance = {
        provider: this.name,
        model: this.#model,
        promptVersion: VISION_PROMPT_VERSION,
        note: null,
      };
      const model = this.#moderation?.model ?? null;
      const moderation = safety === 'unchecked' ? null : { provider: this.name, model, scores: null };
      return { ...toFinding(report), safety, moderation, provenance, costs };
    });
  }
}

/**
 * The visitor's text helps to distinguish similar places. Positions are left out, so that the photo is judged by
 * itself.
 */
function formatVisitorHints(hints: AnalysisHints): string[] {
  const hintTexts = [hints.location, hints.siteDetails].filter((word) => word !== undefined);
  return hintTexts.length > 0
    ? [wrapUntrustedText('What the visitor says about the place, unchecked', hintTexts.join('\n'))]
    : [];
}

function toFinding(report: PhotoReport): Pick<VisionFinding, 'clues' | 'labels' | 'readText'> {
  const readText = report.readText?.trim().slice(0, 4000) || null;
  return {
    clues: sortByEvidence([...toLandmarkClues(report.landmark), ...getTextClues(readText)]),
    labels: report.labels
      .map((label) => toPlainLine(label, 60))
      .filter(Boolean)
      .slice(0, 10),
    readText,
  };
}

function toLandmarkClues(landmark: PhotoReport['landmark']): PlaceClue[] {
  const name = toPlainLine(landmark?.name ?? '', 120);
  if (!landmark || !name) return [];
  const locationParts = [landmark.city, landmark.country].map((text) => toPlainLine(text ?? '', 80)).filter(Boolean);
  return [
    {
      kind: 'landmark recognized',
      text: [name, ...locationParts].join(', '),
      confidence: CERTAINTY[landmark.certainty],
    },
  ];
}
