/** Strings for results whose place is not certain. */
export const STRINGS = {
  perhaps: {
    title: 'Perhaps one of these',
    intro: "Choose one, and we'll write about it.",
    other: 'None of these',
  },
  position: {
    /** `place` is "Arezzo, Italy", or a country if no town is near. */
    photoNear: (place: string) => `Photo taken near ${place}`,
    photoIn: (place: string) => `Photo taken in ${place}`,
    deviceNear: (place: string) => `Your device was near ${place}`,
    deviceIn: (place: string) => `Your device was in ${place}`,
    /** `area` is a country, or a region with its country. */
    statedTitle: (area: string) => `Photo taken in ${area}, as you told us`,
    question: 'Is one of these in it?',
    /** For a country. */
    wideQuestion: 'Was it in one of these?',
    /** Sights farther away may be listed below. */
    noSights: 'We know no sight right there. Do you know what the photo shows?',
    /** Shown next to the name of the town. */
    townOnly: 'No single sight',
    other: 'Something else',
    about: (place: string) => `About ${place}`,
  },
  picker: {
    open: 'Show it on the map',
    advice: 'Zoom in and tap where it was taken.',
    picked: 'Taken here',
    searching: 'Looking what is there…',
    question: 'Is one of these in it?',
    none: 'We know no sight there. Zoom in and tap again.',
    failed: "We couldn't look there. Please try again.",
    distance: (distance: string) => `${distance} from this point`,
  },
  walk: {
    heading: 'A walk from this spot',
    leg: (distance: string, time: string) => `${distance} · ${time}`,
    total: (distance: string, time: string) =>
      `About ${time} on foot in all: ${distance} in straight lines, so streets take a little longer.`,
  },
  unknown: {
    title: "We couldn't place this photo",
    intro: "Add a city, country or name and we'll look again.",
    field: 'Where was this photo taken?',
    example: 'City, country or landmark',
    submit: 'Look again',
    seen: 'What we saw',
    lettering: (language: string, country: string) => `The writing looks ${language}. Was it taken in ${country}?`,
    confirmCountry: (country: string) => `Yes, in ${country}`,
    guides: (country: string) => `Guides to ${country}`,
    photoGone: 'The photo is no longer on this device. Upload it again with a city, country or name.',
    uploadAgain: 'Upload Photo',
  },
  offline: "You're offline. You can choose a place when you're back online.",
} as const;
