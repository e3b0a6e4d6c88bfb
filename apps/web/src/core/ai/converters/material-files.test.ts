import { expect, it } from 'vitest';
import { FILES } from './material-files';

it('[D-4] .m4a and .m4v are chosen beside .mp4a and .mp4v, with all else that is converted', () => {
  expect(FILES.audio.accept.split(',')).toEqual(expect.arrayContaining(['.mp3', '.mp4', '.mp4a', '.m4a', '.wav']));
  expect(FILES.video.accept.split(',')).toEqual(expect.arrayContaining(['.mp4', '.mp4v', '.m4v', '.avi', '.mkv']));
});
