import { USER } from '../../testing/builders/users.js';
import { readDevice, writeDevice } from './device-storage.js';
import {
  type DeviceUserChange,
  getDeviceUserId,
  getRememberedUser,
  onDeviceUserChange,
  rememberUser,
} from './device-user.js';

const OTHER = { ...USER, id: USER.id + 1, username: 'other' };

beforeEach(() => window.localStorage.clear());

describe('getRememberedUser', () => {
  it('returns the user that was remembered, and null after that user signed out', () => {
    rememberUser(USER);
    expect([getRememberedUser(), getDeviceUserId()]).toEqual([USER, USER.id]);
    rememberUser(null);
    expect([getRememberedUser(), getDeviceUserId()]).toEqual([null, null]);
  });

  it.each([
    [{ id: 1 }],
    [{ username: 'marta' }],
    [{ id: '1', username: 'marta' }],
    [{ id: 1, username: 5 }],
    ['marta'],
  ])('ignores the damaged entry %j', (entry) => {
    writeDevice('user', entry);
    expect([getRememberedUser(), getDeviceUserId()]).toEqual([null, null]);
  });
});

describe('rememberUser', () => {
  function listen() {
    const changes: DeviceUserChange[] = [];
    return { changes, unsubscribe: onDeviceUserChange((change) => changes.push(change)) };
  }

  it('reports each change of user, and whether another one had data on the device', () => {
    const { changes, unsubscribe } = listen();
    rememberUser(USER);
    rememberUser(USER);
    rememberUser(OTHER);
    rememberUser(null);
    unsubscribe();
    rememberUser(USER);
    expect(changes).toEqual([
      { from: null, to: USER.id, isDifferentUser: false },
      { from: USER.id, to: OTHER.id, isDifferentUser: true },
      { from: OTHER.id, to: null, isDifferentUser: false },
    ]);
  });

  it('hides the data of the previous user before it reports the change, and stores changes of the same user', () => {
    rememberUser(USER);
    writeDevice('discoveries', ['a discovery']);
    const seen: unknown[] = [];
    const unsubscribe = onDeviceUserChange(() => seen.push(getRememberedUser()?.username, readDevice('discoveries')));
    rememberUser({ ...USER, username: 'renamed' });
    expect([seen, getRememberedUser()?.username]).toEqual([[], 'renamed']);
    rememberUser(OTHER);
    unsubscribe();
    expect(seen).toEqual(['other', undefined]);
  });
});
