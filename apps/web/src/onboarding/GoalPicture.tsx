import type { OnboardingGoal } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from '../platform/i18n/use-translation';
import { scales } from '../ui/theme/scales';

const { koralle, sonne, tafel, himmel, pflaume, beere, tinte, sand } = scales;
const WIDTH = 440;
const HEIGHT = 122;
const HEADING = { fontFamily: 'var(--font-heading)', fontWeight: 600 } as const;

/** Draws what the first ten minutes look like. Decoration: the words stand beside it. */
export function GoalPicture({ goal }: { goal: OnboardingGoal }) {
  const { t } = useTranslation('onboarding');
  const words = t('pictureWords').split(' ');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {PICTURES[goal](words)}
    </svg>
  );
}

const WORDS = [
  { x: 137, y: 36, size: 18, fill: koralle[7] },
  { x: 252, y: 33, size: 23, fill: pflaume[7] },
  { x: 155, y: 68, size: 31, fill: tafel[7] },
  { x: 137, y: 98, size: 22, fill: sonne[7] },
  { x: 240, y: 98, size: 18, fill: himmel[8] },
] as const;
const LISTS = [koralle, sonne, himmel] as const;
const CARDS = [
  { initials: 'MA', code: '482 917', tone: beere },
  { initials: 'JB', code: '730 264', tone: tafel },
  { initials: 'AÇ', code: '159 803', tone: pflaume },
] as const;

const PICTURES: Record<OnboardingGoal, (words: readonly string[]) => ReactNode> = {
  words: (words) => (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={himmel[0]} />
      {WORDS.map(({ size, ...place }, index) => (
        <text key={index} {...place} style={{ ...HEADING, fontSize: size }}>
          {words[index]}
        </text>
      ))}
    </>
  ),
  order: () => (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={koralle[1]} />
      {LISTS.map((tone, index) => (
        <g key={index} transform={`translate(${108 + index * 80} 12)`}>
          <rect width="36" height="4" rx="2" fill={tone[7]} />
          <rect y="11" width="64" height="36" rx="6" fill={tone[3]} />
          <rect y="54" width="64" height="34" rx="6" fill="#fff" />
          <path d="M8 65H56M8 75H40" stroke={tinte[2]} strokeWidth="4" strokeLinecap="round" />
          <rect y="95" width="64" height="34" rx="6" fill="#fff" />
        </g>
      ))}
    </>
  ),
  worksheet: () => (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={sonne[1]} />
      <g transform="translate(149 13)">
        <rect width="142" height="126" rx="5" fill="#fff" />
        <rect x="12" y="13" width="92" height="9" rx="3" fill={sonne[7]} />
        <path d="M14 33H126M14 45H118" stroke={tinte[2]} strokeWidth="4" strokeLinecap="round" />
        {[58, 78, 98].map((y, index) => (
          <g key={y}>
            <circle cx="20" cy={y} r="7.5" fill={index === 1 ? sonne[4] : '#fff'} stroke={tinte[4]} strokeWidth="2" />
            <path d={`M36 ${y}H${[104, 118, 96][index]}`} stroke={tinte[2]} strokeWidth="4" strokeLinecap="round" />
          </g>
        ))}
      </g>
    </>
  ),
  class: () => (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={tafel[1]} />
      {CARDS.map(({ initials, code, tone }, index) => (
        <g key={code} transform={`translate(${96 + index * 86} 16)`}>
          <rect width="76" height="92" rx="7" fill="#fff" stroke={tafel[6]} strokeWidth="1.5" strokeDasharray="4 3" />
          <circle cx="38" cy="36" r="20" fill={tone[2]} stroke={tone[6]} strokeWidth="1.5" />
          <text x="38" y="41.5" textAnchor="middle" fill={tone[8]} style={{ ...HEADING, fontSize: 15 }}>
            {initials}
          </text>
          <text x="38" y="79" textAnchor="middle" fill={sand[9]} style={{ ...HEADING, fontSize: 14 }}>
            {code}
          </text>
        </g>
      ))}
    </>
  ),
};
