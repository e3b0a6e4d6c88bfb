import type { PictureOf, QuestionType } from '@murmel/contracts';
import { PreviewSheet } from '../../../ui/drawings/PreviewSheet';
import paper from '../../../ui/drawings/paper.module.css';
import type { MarbleColour } from '../../../ui/theme/scales';
import classes from './picture.module.css';
import { rowsOf } from './rows';

const INNER = 140;
const SIZE = 9.5;
const STAR = 'M8 0l2.4 5.2 5.6.7-4.2 3.9 1.1 5.7L8 12.7l-4.9 2.8 1.1-5.7L0 5.9l5.6-.7z';

/** The first question and how it is answered. */
export function SurveyPicture({ question, colour }: Pick<PictureOf<'survey'>, 'question'> & { colour: MarbleColour }) {
  const rows = question ? rowsOf(question.title, SIZE, INNER, 3) : [];
  return (
    <PreviewSheet colour={colour}>
      <rect x="34" y="14" width="172" height="130" rx="6" className={paper.sheet} />
      <g transform="translate(50 26)">
        {rows.map((row, index) => (
          <text key={index} y={SIZE * (0.9 + index * 1.3)} fontSize={SIZE} className={classes.strong}>
            {row}
          </text>
        ))}
        <g transform={`translate(0 ${rows.length * SIZE * 1.3 + 6})`}>
          {question ? <Answers type={question.type} options={question.options} /> : <Box height={40} />}
        </g>
      </g>
    </PreviewSheet>
  );
}

function Answers({ type, options }: { type: QuestionType; options: readonly string[] }) {
  switch (type) {
    case 'single_choice':
    case 'multiple_choice':
      return options.map((option, index) => (
        <g key={index} transform={`translate(0 ${index * 15})`}>
          <rect x="0.75" y="0.75" width="9.5" height="9.5" rx={type === 'single_choice' ? 5 : 2} className={classes.outline} />
          <text x="17" y="8.5" fontSize="8" className={classes.words}>
            {rowsOf(option, 8, INNER - 17, 1)}
          </text>
        </g>
      ));
    case 'rating':
      return [0, 1, 2, 3, 4].map((star) => (
        <path key={star} d={STAR} transform={`translate(${star * 26} 4)`} data-colour="sonne" className={paper.bar} />
      ));
    case 'net_promoter_score':
      return Array.from({ length: 11 }, (_, step) => (
        <rect key={step} x={step * 12.8} y="4" width="10.5" height="16" rx="3" data-colour="himmel" className={paper.soft} />
      ));
    case 'long_answer':
      return <Box height={60} />;
    case 'file':
      return (
        <>
          <Box height={46} />
          <path d="M70 14v18M61 23h18" className={classes.outline} />
        </>
      );
  }
}

const Box = ({ height }: { height: number }) => <rect x="0.5" y="0.5" width={INNER} height={height} rx="5" className={classes.empty} />;
