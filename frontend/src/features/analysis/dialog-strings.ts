import { BRAND } from '../../lib/brand.js';

const disjunctionFormat = new Intl.ListFormat('en', { type: 'disjunction' });

/** Strings of the dialogs between a photo and its result, except the place correction. */
export const STRINGS = {
  consent: {
    title: 'Allow your photo to be publicly shared?',
    description:
      'Your discovery can then inspire other travelers. Location and camera data are removed from every published photo.',
    cancel: 'Cancel',
    allow: 'Allow',
  },
  camera: {
    title: 'Take Photo',
    description: 'Capture a photo to analyze and get cultural and historical information about objects and places.',
    failed: 'Camera Error',
    failedHint: 'Unable to access camera. Please check permissions and try again.',
    preview: 'Live preview of the camera',
    starting: 'Starting the camera…',
    locating: 'Adding your position…',
    withoutPosition: 'Continue without it',
    start: 'Start Camera',
    capture: 'Capture photo',
    toFront: 'Switch to front camera',
    toBack: 'Switch to back camera',
    dark: 'The camera stays dark',
    uploadInstead: 'Upload an image instead',
    noPosition: 'Location access denied or unavailable. The photo is analyzed without its position.',
    position: 'Your position is added to the capture when your device shares it. It helps to name the place.',
    advice: {
      denied:
        'The camera is blocked for this site. Allow it in the site settings next to the address, then start it again.',
      missing: 'This device has no camera that the browser can see.',
      busy: 'Another application may be using the camera. Close it, then start the camera again.',
      insecure: 'Browsers allow the camera on secure pages only. Open this page with https.',
      other: 'The camera did not respond.',
    },
  },
  upload: {
    title: 'Upload Image',
    description: 'Choose a photo of a landmark, an object or a place.',
    location: 'Where was this photo taken?',
    locationExample: 'City, country or landmark',
    locationHint: 'Helps provide more accurate cultural and historical context.',
    site: 'Additional site details',
    siteHint: 'Optional.',
    siteExample: 'Restaurant, monument or landmark name',
    cancel: 'Cancel',
    submit: 'Analyze Image',
    drop: 'Drop a photo here',
    formats: 'JPG, PNG, HEIC, RAW and more, up to 10 MB',
    file: 'Image file',
    another: 'Choose Different File',
    browse: 'Browse Files',
  },
  overlay: {
    reading: 'Reading your photo',
    deep: 'AI Deep Analysis',
    photo: 'Your photo',
    progress: 'Progress of the analysis',
    delayed: 'This one takes a little longer. Still working…',
    step: (step: number, steps: number) => `${step} of ${steps}`,
  },
  deletion: {
    open: 'Delete This Photo',
    title: 'Delete this photo?',
    description:
      'The photo, the text read from it and the details you entered are deleted. This action cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Delete',
    done: 'Photo deleted',
    failed: 'Delete failed',
    failedHint: 'Failed to delete the photo. Please try again.',
    offline: 'Offline Mode',
    offlineHint: "You're offline. Cannot delete photos right now.",
  },
  result: {
    photo: (title: string) => `Your photo: ${title}`,
    share: 'Share',
    significance: 'Cultural significance',
    facts: 'Facts',
    nearby: 'Nearby',
    evidence: 'How we know',
    byItself: (confidence: string) => `On its own ${confidence}`,
    fromGuidebook: `From the ${BRAND} guidebook`,
    byAi: (model: string) => `Written by AI (${model}), which can be wrong`,
    help: 'Help us find it',
    helpHint:
      'A city, a country or the name of what is in the picture is usually enough. Photos that carry their position, or show a readable sign, are found without help.',
    guesses: (names: readonly string[]) => `It might be ${disjunctionFormat.format(names)}.`,
    addLocation: 'Add a location',
    save: 'Save Your Discoveries!',
    saveHint: (isSaved: boolean) =>
      `Sign up free and ${isSaved ? 'this one, and every one you make,' : 'every one you make'} stays in your own collection.`,
    signUp: 'Sign Up Free',
    dismiss: 'Dismiss',
  },
} as const;
