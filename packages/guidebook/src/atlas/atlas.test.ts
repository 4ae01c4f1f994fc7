import { FuzzyNameIndex } from '../names/fuzzy-name-index.js';
import { Atlas } from './atlas.js';

it('Atlas.prepareSimilarNames: builds what misspelled names would wait for, in two steps', () => {
  const build = jest.spyOn(FuzzyNameIndex, 'fromKeys');
  const atlas = Atlas.load();
  const built = Array.from(atlas.prepareSimilarNames(), () => build.mock.calls.length);
  expect(built).toEqual([1, 2]);
  expect(atlas.guidebook.findLandmarksBySimilarName('colloseum')).not.toEqual([]);
  expect(atlas.destinations.findBySimilarName('tuscanny')).not.toEqual([]);
  expect(build).toHaveBeenCalledTimes(2);
});
