import { photoReport, photoReportReader } from './photo-report.js';

const read = (value: unknown) => photoReportReader.safeParse(value).data;
const tower = { name: 'Eiffel Tower', city: 'Paris', country: 'France', certainty: 'certain' };

describe('photoReportReader', () => {
  it('reads a report in exactly the requested form', () => {
    const report = photoReport.parse({ subject: 'interior', landmark: tower, labels: ['tower'], readText: null });
    expect(read(report)).toEqual(report);
  });

  it('reads a report with fields missing as if they were null or empty', () => {
    expect(read({ landmark: { name: 'Eiffel Tower', certainty: 'certain' } })).toEqual({
      subject: 'sight',
      landmark: { ...tower, city: null, country: null },
      labels: [],
      readText: null,
    });
    expect(read({ labels: ['sea'] })).toEqual({ subject: 'sight', landmark: null, labels: ['sea'], readText: null });
  });

  it.each([
    ['high', 'certain'],
    ['Very high', 'certain'],
    [0.97, 'certain'],
    ['95%', 'certain'],
    [95, 'certain'],
    [70, 'likely'],
    [30, 'guess'],
    [1, 'certain'],
    ['1%', 'guess'],
    [0.9, 'certain'],
    [0.89, 'likely'],
    [0.6, 'likely'],
    [0.59, 'guess'],
    ['medium', 'likely'],
    [0.7, 'likely'],
    ['low', 'guess'],
    [0.2, 'guess'],
    ['uncertain', 'guess'],
    [undefined, 'guess'],
    [{}, 'guess'],
  ])('reads a certainty of %j as %s', (value, certainty) => {
    expect(read({ landmark: { ...tower, certainty: value } })?.landmark?.certainty).toBe(certainty);
  });

  it.each([null, {}, 'unknown', { name: 'N/A' }, { name: '  ' }, { name: 7 }, []])(
    'recognizes nothing in a landmark of %j',
    (landmark) => {
      expect(read({ landmark, labels: [] })).toEqual({ subject: 'sight', landmark: null, labels: [], readText: null });
    },
  );

  it.each([
    ['Painting', 'painting'],
    [' dish ', 'dish'],
    ['selfie', 'sight'],
    [7, 'sight'],
  ])('reads a subject of %j as %s', (subject, expected) => {
    expect(read({ subject, labels: [] })?.subject).toBe(expected);
  });

  it('leaves out labels that are not texts', () => {
    expect(read({ labels: ['tower', 7, null, { name: 'sky' }] })?.labels).toEqual(['tower']);
  });

  it('reads a landmark given as a bare name, labels in one text, and lettering in lines', () => {
    expect(read({ landmark: 'Eiffel Tower', labels: 'tower, sky', readText: ['TOUR', 'EIFFEL'] })).toEqual({
      subject: 'sight',
      landmark: { name: 'Eiffel Tower', city: null, country: null, certainty: 'likely' },
      labels: ['tower', ' sky'],
      readText: 'TOUR\nEIFFEL',
    });
  });

  it.each([{}, { answer: 42 }, 'text', null])('rejects %j', (value) => {
    expect(photoReportReader.safeParse(value).success).toBe(false);
  });
});
