/** Metadata of a file on Wikimedia Commons and the expected result of reading it. */
export interface LicenseCase {
  name: string;
  /** Fields of `extmetadata`; values are HTML. */
  metadata: Record<string, string | number>;
  /** Other fields of the file; the defaults describe an ordinary photo. */
  file?: { title?: string; mime?: string; width?: number; height?: number; item?: string };
  expected:
    | {
        license: string;
        licenseName?: string;
        licenseUrl?: string | null;
        author: string | null;
        authorUrl?: string | null;
        title?: string;
      }
    | { rejected: string };
}

const JANE = '<a href="//commons.wikimedia.org/wiki/User:Jane" title="User:Jane">Jane Doe</a>';
const by = (license: string, more: Record<string, string | number> = {}) => ({
  License: license,
  Artist: JANE,
  ...more,
});

export const LICENSE_CASES: LicenseCase[] = [
  {
    name: 'CC BY-SA 4.0 of a user of Commons',
    metadata: by('cc-by-sa-4.0', {
      LicenseShortName: 'CC BY-SA 4.0',
      LicenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
    }),
    expected: {
      license: 'cc-by-sa-4.0',
      licenseName: 'CC BY-SA 4.0',
      licenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
      author: 'Jane Doe',
      authorUrl: 'https://commons.wikimedia.org/wiki/User:Jane',
    },
  },
  {
    name: 'CC BY 2.0 with an author on another site',
    metadata: {
      License: 'cc-by-2.0',
      Artist:
        '<a rel="nofollow" class="external text" href="https://www.flickr.com/people/1@N00">Li Wei</a> from Beijing, China',
    },
    expected: {
      license: 'cc-by-2.0',
      licenseName: 'CC BY 2.0',
      author: 'Li Wei from Beijing, China',
      authorUrl: 'https://www.flickr.com/people/1@N00',
    },
  },
  { name: 'NonCommercial', metadata: by('cc-by-nc-sa-3.0'), expected: { rejected: 'license' } },
  {
    name: 'CC0 without an author',
    metadata: { License: 'cc0', LicenseUrl: 'http://creativecommons.org/publicdomain/zero/1.0/deed.en' },
    expected: {
      license: 'cc0',
      licenseName: 'CC0',
      licenseUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
      author: null,
    },
  },
  {
    name: 'public domain without an author or a deed',
    metadata: { License: 'pd' },
    expected: { license: 'pd', licenseName: 'Public domain', licenseUrl: null, author: null },
  },
  { name: 'NoDerivatives', metadata: by('cc-by-nd-2.0'), expected: { rejected: 'license' } },
  {
    name: 'public domain with an author',
    metadata: { License: 'pd', Artist: 'Eugène Atget' },
    expected: { license: 'pd', author: 'Eugène Atget', authorUrl: null },
  },
  {
    name: 'license of a jurisdiction',
    metadata: by('cc-by-sa-3.0-de'),
    expected: {
      license: 'cc-by-sa-3.0-de',
      licenseName: 'CC BY-SA 3.0 DE',
      licenseUrl: 'https://creativecommons.org/licenses/by-sa/3.0/de/',
      author: 'Jane Doe',
    },
  },
  { name: 'GFDL alone', metadata: by('gfdl', { LicenseShortName: 'GFDL' }), expected: { rejected: 'license' } },
  {
    name: 'no recognized license although a short name is given',
    metadata: { Artist: JANE, LicenseShortName: 'CC BY 4.0' },
    expected: { rejected: 'license' },
  },
  { name: 'Free Art License', metadata: by('fal'), expected: { rejected: 'license' } },
  { name: 'ShareAlike without Attribution', metadata: by('cc-sa-1.0'), expected: { rejected: 'license' } },
  { name: 'attribution outside Creative Commons', metadata: by('attribution'), expected: { rejected: 'license' } },
  { name: 'BY without an author', metadata: { License: 'cc-by-4.0' }, expected: { rejected: 'author' } },
  {
    name: 'BY with an author of tags and spaces',
    metadata: { License: 'cc-by-4.0', Artist: '<p>&nbsp;</p>\n' },
    expected: { rejected: 'author' },
  },
  {
    name: 'BY with an unknown author',
    metadata: { License: 'cc-by-sa-3.0', Artist: '<span class="languageS">Unknown author</span>' },
    expected: { rejected: 'author' },
  },
  {
    name: 'public domain by an unknown author',
    metadata: { License: 'pd', Artist: 'Unknown author' },
    expected: { license: 'pd', author: null },
  },
  {
    name: 'a credit that was asked for instead of the author',
    metadata: by('cc-by-4.0', { Attribution: 'Photo by Diego Delso, delso.photo' }),
    expected: {
      license: 'cc-by-4.0',
      author: 'Photo by Diego Delso, delso.photo',
      authorUrl: 'https://commons.wikimedia.org/wiki/User:Jane',
    },
  },
  {
    name: 'a credit that was asked for, without an author',
    metadata: { License: 'cc-by-4.0', Attribution: '© <a href="https://delso.photo">Diego Delso</a>' },
    expected: { license: 'cc-by-4.0', author: '© Diego Delso', authorUrl: 'https://delso.photo/' },
  },
  { name: 'not free', metadata: by('cc-by-4.0', { NonFree: 'true' }), expected: { rejected: 'not free' } },
  {
    name: 'nominated for deletion',
    metadata: by('cc-by-4.0', { DeletionReason: 'No permission since 1 November 2026' }),
    expected: { rejected: 'deletion' },
  },
  {
    name: 'trademark',
    metadata: by('cc-by-4.0', { Restrictions: 'trademarked' }),
    expected: { rejected: 'restricted' },
  },
  {
    name: 'rights of a person',
    metadata: by('cc-by-4.0', { Restrictions: 'personality' }),
    expected: { rejected: 'restricted' },
  },
  {
    name: 'no restriction',
    metadata: by('cc-by-4.0', { Restrictions: '' }),
    expected: { license: 'cc-by-4.0', author: 'Jane Doe' },
  },
  {
    name: 'anonymous in the public domain',
    metadata: { License: 'pd', Artist: 'Anonymous' },
    expected: { license: 'pd', author: null },
  },
  {
    name: 'creator box with hidden text',
    metadata: by('pd', {
      Artist:
        '<div class="vcard"><span style="display: none;">creator QS:P170,Q123</span><bdi><a href="https://www.wikidata.org/wiki/Q123">Félix Nadar</a></bdi></div>',
    }),
    expected: { license: 'pd', author: 'Félix Nadar', authorUrl: 'https://www.wikidata.org/wiki/Q123' },
  },
  {
    name: 'script in the author',
    metadata: by('cc-by-4.0', { Artist: '<script>alert(1)</script><b onclick="x()">Ann</b>' }),
    expected: { license: 'cc-by-4.0', author: 'Ann', authorUrl: null },
  },
  {
    name: 'entities in the author',
    metadata: by('cc-by-4.0', { Artist: 'J&ouml;rg &amp; Anna &lt;3' }),
    expected: { license: 'cc-by-4.0', author: 'Jörg & Anna <3' },
  },
  {
    name: 'author with a relative link',
    metadata: by('cc-by-4.0', { Artist: '<a href="/wiki/User:Ann">Ann</a>' }),
    expected: { license: 'cc-by-4.0', author: 'Ann', authorUrl: 'https://commons.wikimedia.org/wiki/User:Ann' },
  },
  {
    name: 'author with a script link',
    metadata: by('cc-by-4.0', { Artist: '<a href="javascript:alert(1)">Ann</a>' }),
    expected: { license: 'cc-by-4.0', author: 'Ann', authorUrl: null },
  },
  {
    name: 'author with an e-mail link',
    metadata: by('cc-by-4.0', { Artist: '<a href="mailto:ann@example.org">Ann</a>' }),
    expected: { license: 'cc-by-4.0', author: 'Ann', authorUrl: null },
  },
  {
    name: 'several versions at once',
    metadata: by('cc-by-sa-4.0,3.0,2.5,2.0,1.0', { LicenseShortName: 'CC BY-SA 4.0-3.0-2.5-2.0-1.0' }),
    expected: { license: 'cc-by-sa-4.0', licenseName: 'CC BY-SA 4.0', author: 'Jane Doe' },
  },
  { name: 'capital letters', metadata: by('CC-BY-SA-4.0'), expected: { license: 'cc-by-sa-4.0', author: 'Jane Doe' } },
  {
    name: 'migrated from GFDL',
    metadata: by('cc-by-sa-3.0-migrated'),
    expected: {
      license: 'cc-by-sa-3.0',
      licenseUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
      author: 'Jane Doe',
    },
  },
  {
    name: 'intergovernmental organization',
    metadata: by('cc-by-3.0-igo'),
    expected: {
      license: 'cc-by-3.0-igo',
      licenseName: 'CC BY 3.0 IGO',
      licenseUrl: 'https://creativecommons.org/licenses/by/3.0/igo/',
      author: 'Jane Doe',
    },
  },
  {
    name: 'Scotland',
    metadata: by('cc-by-2.5-scotland'),
    expected: { license: 'cc-by-2.5-scotland', licenseName: 'CC BY 2.5 SCOTLAND', author: 'Jane Doe' },
  },
  {
    name: 'a reason for the public domain',
    metadata: { License: 'pd-usgov', Artist: 'NASA' },
    expected: { license: 'pd', author: 'NASA' },
  },
  {
    name: 'a word that begins like public domain',
    metadata: { License: 'pdf', Artist: 'Ann' },
    expected: { rejected: 'license' },
  },
  { name: 'BY-SA without a version', metadata: by('cc-by-sa'), expected: { rejected: 'license' } },
  { name: 'a version that does not exist', metadata: by('cc-by-5.0'), expected: { rejected: 'license' } },
  {
    name: 'a short name that contradicts',
    metadata: by('cc-by-4.0', { LicenseShortName: 'CC BY-NC 4.0' }),
    expected: { rejected: 'license' },
  },
  {
    name: 'terms that contradict',
    metadata: by('cc-by-4.0', { UsageTerms: 'Creative Commons Attribution-NonCommercial 4.0' }),
    expected: { rejected: 'license' },
  },
  {
    name: 'offered under GFDL too',
    metadata: by('cc-by-sa-3.0', { UsageTerms: 'Creative Commons Attribution-Share Alike 3.0; GFDL' }),
    expected: { license: 'cc-by-sa-3.0', author: 'Jane Doe' },
  },
  { name: 'open government license', metadata: by('ogl3'), expected: { rejected: 'license' } },
  { name: 'copyrighted free use', metadata: by('copyrighted free use'), expected: { rejected: 'license' } },
  {
    name: 'public domain mark',
    metadata: { License: 'pd', LicenseUrl: 'https://creativecommons.org/publicdomain/mark/1.0/' },
    expected: { license: 'pd', licenseUrl: 'https://creativecommons.org/publicdomain/mark/1.0/', author: null },
  },
  {
    name: 'public domain with a link elsewhere',
    metadata: { License: 'pd', LicenseUrl: 'https://en.wikipedia.org/wiki/Public_domain' },
    expected: { license: 'pd', licenseUrl: null, author: null },
  },
  {
    name: 'several authors in a list',
    metadata: by('cc-by-sa-4.0', { Artist: '<ul><li>Ann</li><li>Bob</li></ul>' }),
    expected: { license: 'cc-by-sa-4.0', author: 'Ann, Bob' },
  },
  {
    name: 'own work is no author',
    metadata: by('cc-by-4.0', { Artist: 'Own work' }),
    expected: { rejected: 'author' },
  },
  {
    name: 'an author in another script',
    metadata: by('cc-by-sa-4.0', { Artist: '<a href="//commons.wikimedia.org/wiki/User:X">田中 太郎</a>' }),
    expected: { license: 'cc-by-sa-4.0', author: '田中 太郎' },
  },
  {
    name: 'fields that are numbers',
    metadata: by('cc-by-4.0', { GPSLatitude: 48.85, Copyrighted: 'True' }),
    expected: { license: 'cc-by-4.0', author: 'Jane Doe' },
  },
  {
    name: 'a very long author',
    metadata: by('cc-by-4.0', { Artist: `Ann ${'and friends '.repeat(60)}` }),
    expected: { rejected: 'author' },
  },
  {
    name: 'title in HTML',
    metadata: by('cc-by-4.0', { ObjectName: '<i>Tour</i> Eiffel' }),
    expected: { license: 'cc-by-4.0', author: 'Jane Doe', title: 'Tour Eiffel' },
  },
  {
    name: 'title from the file name',
    metadata: by('cc-by-4.0'),
    file: { title: 'File:Tour_Eiffel_(2014).JPG' },
    expected: { license: 'cc-by-4.0', author: 'Jane Doe', title: 'Tour Eiffel (2014)' },
  },
  {
    name: 'vector drawing',
    metadata: by('cc-by-4.0'),
    file: { mime: 'image/svg+xml' },
    expected: { rejected: 'format' },
  },
  {
    name: 'scanned book',
    metadata: by('cc-by-4.0'),
    file: { mime: 'application/pdf' },
    expected: { rejected: 'format' },
  },
  { name: 'animation', metadata: by('cc-by-4.0'), file: { mime: 'image/gif' }, expected: { rejected: 'format' } },
  { name: 'TIFF', metadata: by('cc-by-4.0'), file: { mime: 'image/tiff' }, expected: { rejected: 'format' } },
  {
    name: 'PNG',
    metadata: by('cc-by-4.0'),
    file: { mime: 'image/png' },
    expected: { license: 'cc-by-4.0', author: 'Jane Doe' },
  },
  { name: 'a pixel too narrow', metadata: by('cc-by-4.0'), file: { width: 1199 }, expected: { rejected: 'size' } },
  {
    name: 'just wide enough',
    metadata: by('cc-by-4.0'),
    file: { width: 1200, height: 900 },
    expected: { license: 'cc-by-4.0', author: 'Jane Doe' },
  },
  { name: 'a strip', metadata: by('cc-by-4.0'), file: { width: 9000, height: 1000 }, expected: { rejected: 'size' } },
  {
    name: 'map',
    metadata: by('cc-by-4.0'),
    file: { title: 'File:Map of Paris 1900.jpg' },
    expected: { rejected: 'subject' },
  },
  {
    name: 'flag by its category',
    metadata: by('cc-by-4.0', { Categories: 'Flags of France|Paris' }),
    expected: { rejected: 'subject' },
  },
  {
    name: 'coat of arms',
    metadata: by('cc-by-4.0'),
    file: { title: 'File:Coat of arms of Lyon.png' },
    expected: { rejected: 'subject' },
  },
  { name: 'logo', metadata: by('cc-by-4.0', { Categories: 'Logos of museums' }), expected: { rejected: 'subject' } },
  {
    name: 'a town that begins like a flag',
    metadata: by('cc-by-4.0'),
    file: { title: 'File:Flagstaff Mapes Logan.jpg' },
    expected: { license: 'cc-by-4.0', author: 'Jane Doe' },
  },
  {
    name: 'the lights of the Eiffel Tower',
    metadata: by('cc-by-4.0'),
    file: { title: 'File:Tour Eiffel de nuit.jpg', item: 'Q243' },
    expected: { rejected: 'rights' },
  },
  {
    name: 'another tower at night',
    metadata: by('cc-by-4.0'),
    file: { title: 'File:Tokyo Tower at night.jpg', item: 'Q183536' },
    expected: { license: 'cc-by-4.0', author: 'Jane Doe' },
  },
  {
    name: 'a floor plan',
    metadata: by('cc-by-4.0', { Categories: 'Floor plans of churches' }),
    expected: { rejected: 'subject' },
  },
  {
    name: 'BY-SA by a link without text',
    metadata: { License: 'cc-by-sa-4.0', Artist: '<a href="https://example.org"></a>' },
    expected: { rejected: 'author' },
  },
];
