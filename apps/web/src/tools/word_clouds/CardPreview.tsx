import { PreviewPaper } from '../../ui/drawings/PreviewPaper';
import classes from '../../ui/drawings/paper.module.css';

/** The words of a cloud as what they are from afar: place, width, height, colour. */
const WORDS = [
  [70, 50, 100, 24, 'tafel'],
  [46, 27, 60, 15, 'himmel'],
  [114, 28, 72, 14, 'koralle'],
  [180, 54, 40, 12, 'pflaume'],
  [24, 56, 38, 12, 'sonne'],
  [52, 82, 56, 15, 'beere'],
  [116, 82, 74, 14, 'wiese'],
  [76, 104, 40, 9, 'himmel'],
  [124, 104, 48, 9, 'sonne'],
  [96, 12, 52, 9, 'pflaume'],
] as const;

/** A cloud of words: the drawn preview of a word cloud. */
export default function CardPreview() {
  return (
    <PreviewPaper colour="himmel">
      {WORDS.map(([x, y, width, height, colour], index) => (
        <rect key={index} data-colour={colour} x={x} y={y} width={width} height={height} rx={height / 2} className={classes.strong} />
      ))}
    </PreviewPaper>
  );
}
