import { CONVERTER_LIMITS, type ConverterFileInput } from '@murmel/contracts';

/** Files that are chosen as material (spec AIT-09 and D-4), and how large they may be. */
export const FILES: Readonly<Record<ConverterFileInput, { accept: string; megabytes: number }>> = {
  pdf: { accept: 'application/pdf,.pdf', megabytes: CONVERTER_LIMITS.pdfMegabytes },
  audio: { accept: 'audio/*,.mp3,.mp4,.mp4a,.m4a,.wav', megabytes: CONVERTER_LIMITS.audioMegabytes },
  image: { accept: 'image/jpeg,image/png,image/webp,.jpeg,.jpg,.png,.webp', megabytes: CONVERTER_LIMITS.imageMegabytes },
  video: { accept: 'video/*,.mp4,.mp4v,.m4v,.avi,.mkv,.webm,.mov', megabytes: CONVERTER_LIMITS.videoMegabytes },
};
