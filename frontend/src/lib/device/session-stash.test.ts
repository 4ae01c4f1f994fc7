import { createMemoryStore } from '../../testing/fakes/storage.js';
import { readDevice, writeDevice } from './device-storage.js';
import { clearSessionStash, switchDeviceUser } from './session-stash.js';

const LISTS = ['analysis-cache', 'cached-locations', 'discoveries', 'recent-searches'];
const [MARTA, JOHN] = [1, 2];

/** Creates a store with a list of each kind, whose entry names its owner. */
function createStore(owner: string | null) {
  const store = createMemoryStore();
  if (owner) for (const name of LISTS) writeDevice(name, [`${owner} ${name}`], store);
  return store;
}
const read = (store: ReturnType<typeof createStore>) =>
  LISTS.map((name) => readDevice(name, store) as string[] | undefined).map((list) =>
    list?.map((entry) => entry.split(' ')[0]),
  );
const ABSENT = [undefined, undefined, undefined];
const each = (...owners: string[]) => LISTS.map(() => owners);

test('switchDeviceUser: hides the data of a user whose session ended from guests, and restores it for that user', () => {
  const store = createStore('marta');
  expect(switchDeviceUser(MARTA, null, store)).toBe(false);
  expect(read(store)).toEqual(ABSENT);
  expect(switchDeviceUser(null, MARTA, store)).toBe(false);
  expect(read(store)).toEqual(each('marta'));
  expect(switchDeviceUser(null, MARTA, store)).toBe(false);
  expect(read(store)).toEqual(each('marta'));
});

test('switchDeviceUser: puts what a guest added before what the user had', () => {
  const store = createStore('marta');
  switchDeviceUser(MARTA, null, store);
  for (const name of LISTS) writeDevice(name, ['guest'], store);
  switchDeviceUser(null, MARTA, store);
  expect(read(store)).toEqual(each('guest', 'marta'));
});

test('switchDeviceUser: gives another user what a guest added, and nothing of the previous user', () => {
  const store = createStore('marta');
  switchDeviceUser(MARTA, null, store);
  writeDevice('discoveries', ['guest'], store);
  expect(switchDeviceUser(null, JOHN, store)).toBe(true);
  expect(read(store)).toEqual([undefined, undefined, ['guest']]);
  expect(switchDeviceUser(null, MARTA, store)).toBe(false);
  expect(read(store)).toEqual([undefined, undefined, ['guest']]);
});

test('switchDeviceUser: deletes the lists of a user if another one follows directly', () => {
  const store = createStore('marta');
  expect(switchDeviceUser(MARTA, JOHN, store)).toBe(true);
  expect(read(store)).toEqual(ABSENT);
});

test('switchDeviceUser: keeps what was added as a guest for the first user who signs in', () => {
  const store = createStore('guest');
  expect(switchDeviceUser(null, null, store)).toBe(false);
  expect(switchDeviceUser(null, MARTA, store)).toBe(false);
  expect(read(store)).toEqual(each('guest'));
});

test('switchDeviceUser: remembers at least who the user was if there is no room', () => {
  const store = createMemoryStore(60);
  writeDevice('discoveries', ['x'.repeat(50)], store);
  expect(switchDeviceUser(MARTA, null, store)).toBe(false);
  expect(readDevice('set-aside', store)).toEqual({ owner: MARTA, lists: {} });
  expect(switchDeviceUser(null, JOHN, store)).toBe(true);
});

test.each([[{ owner: '1', lists: {} }], [{ owner: 1 }], [null], [3]])(
  'switchDeviceUser: ignores %j in place of stashed data',
  (stored) => {
    const store = createStore(null);
    writeDevice('set-aside', stored, store);
    expect(switchDeviceUser(null, JOHN, store)).toBe(false);
  },
);

test('clearSessionStash: deletes stashed data', () => {
  const store = createStore('marta');
  switchDeviceUser(MARTA, null, store);
  clearSessionStash(store);
  expect(switchDeviceUser(null, MARTA, store)).toBe(false);
  expect(read(store)).toEqual(ABSENT);
});
