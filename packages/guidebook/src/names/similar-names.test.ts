import { Atlas } from '../atlas/atlas.js';
import { FuzzyNameIndex } from './fuzzy-name-index.js';

it('Atlas.prepareSimilarNames: builds what misspelled names would wait for, in two steps', () => {
  const atlas = Atlas.load();
  expect(Array.from(atlas.prepareSimilarNames())).toHaveLength(2);
  const build = jest.spyOn(FuzzyNameIndex, 'fromKeys');
  expect(atlas.guidebook.findLandmarksBySimilarName('colloseum')).not.toEqual([]);
  expect(atlas.destinations.findBySimilarName('tuscanny')).not.toEqual([]);
  expect(build).not.toHaveBeenCalled();
});
