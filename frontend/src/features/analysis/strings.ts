/** Strings for choosing photos and for photos queued without a network. */
export const STRINGS = {
  heading: 'What did you discover?',
  intro: 'Photograph a landmark, a street or a square, and read what it means to the people who live there.',
  takePhoto: 'Take Photo',
  uploadImage: 'Upload Image',
  queueing: {
    offline: {
      title: 'Offline Mode',
      queued: "You're offline. Analysis queued for when you're back online.",
      queueFull: (maxPhotos: number) =>
        `You're offline. ${maxPhotos} photos are already waiting, so this one wasn't stored.`,
      notQueued: "You're offline. This device has no space to store the photo until you're back online.",
    },
    unavailable: {
      title: 'Analysis Delayed',
      queued: 'The service is temporarily unavailable. Your photo is stored and analyzed as soon as possible.',
      queueFull: (maxPhotos: number) =>
        `The service is temporarily unavailable. ${maxPhotos} photos are already waiting, so this one wasn't stored.`,
      notQueued:
        'The service is temporarily unavailable, and this device has no space to store the photo. Please try again later.',
    },
  },
  queuedPhotos: (photos: number) => (photos === 1 ? '1 photo is waiting' : `${photos} photos are waiting`),
  tryAgain: 'Try Again',
  complete: 'Analysis Complete!',
  placeSet: 'Place set',
  resultReady: (title: string) => `${title}. It opens on Home.`,
  asked: 'Photo analyzed',
  questionReady: 'We have a question about it.',
  open: 'Open',
  openAnalyses: {
    heading: 'Not finished yet',
    running: 'Still working on it',
    question: 'Where was this?',
  },
  inBackground: {
    title: 'Still working on your photo',
    description: "You'll find the result in Saved.",
  },
  failed: 'Analysis Failed',
  failedFallback: "We couldn't analyze the photo. Please try again.",
  dialogFailed: {
    title: "That didn't load",
    description: 'Check your connection and try again, or reload the page.',
  },
  /** Reasons why a photo is refused. */
  photoIssues: {
    noImage: { title: 'No Image Selected', description: 'Please select an image to upload.' },
    upload: { title: 'Upload Error', description: 'Failed to process the image. Please try again.' },
    nothingCaptured: { title: 'Image Capture Failed', description: 'No image data captured. Please try again.' },
    notAnImage: {
      title: 'Invalid File',
      description: 'Please select an image file (JPG, PNG, HEIC, RAW formats supported).',
    },
    tooLarge: { title: 'File Too Large', description: 'Please select an image smaller than 10MB.' },
  },
} as const;
