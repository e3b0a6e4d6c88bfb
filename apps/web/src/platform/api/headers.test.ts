import { describe, expect, it } from 'vitest';
import { requestHeaders } from './headers';

const nothing = {
  account: null,
  accessToken: null,
  publicToken: null,
  responseKey: null,
  visitorToken: null,
  itemPassword: null,
  projectId: null,
};

describe('requestHeaders', () => {
  it('[SES-11] [SES-13] carries all of them, the password encoded so that umlauts survive', () => {
    const headers = requestHeaders('csrf', {
      account: 'u',
      accessToken: 'a',
      publicToken: 'p',
      responseKey: 'r',
      visitorToken: 'v',
      itemPassword: 'Bär & 猫',
      projectId: 'j',
    });
    expect(headers).toEqual({
      'x-csrf-token': 'csrf',
      'x-account-id': 'u',
      'x-access-token': 'a',
      'x-public-token': 'p',
      'x-response-key': 'r',
      'x-visitor-token': 'v',
      'x-password': 'B%C3%A4r%20%26%20%E7%8C%AB',
      'x-current-project-id': 'j',
    });
  });

  it('leaves out what is not known', () => {
    expect(requestHeaders('csrf', nothing)).toEqual({ 'x-csrf-token': 'csrf' });
  });
});
