import { IconCheck } from '@tabler/icons-react';
import classes from './AnsweredCard.module.css';

interface AnsweredCardProps {
  question: string;
  answer: string;
  change: string;
  onChange: () => void;
}

/** A question with its answer, and the way back to it. */
export function AnsweredCard({ question, answer, change, onChange }: AnsweredCardProps) {
  return (
    <div className={classes.card}>
      <span className={classes.check} aria-hidden="true">
        <IconCheck size={18} stroke={2} />
      </span>
      <p className={classes.words}>
        <span className={classes.question}>{question}</span>
        <strong className={classes.answer}>{answer}</strong>
      </p>
      <button type="button" className={classes.change} aria-label={`${change}: ${question}`} onClick={onChange}>
        {change}
      </button>
    </div>
  );
}
