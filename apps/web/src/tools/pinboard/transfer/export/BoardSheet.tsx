import { Background } from '../../../../core/boards/Background';
import { RichTextView } from '../../../../core/boards/RichTextView';
import classes from './BoardSheet.module.css';
import type { DrawnBoard, DrawnCard, DrawnList } from './drawn-board';

export interface SheetLabels {
  date: string;
  authors: string;
  untitled: string;
  /** about a card that is not visible to all users */
  state?: (kept: 'hidden' | 'waiting') => string;
}

interface BoardSheetProps {
  board: DrawnBoard;
  words: SheetLabels;
  /** one wide picture of the board, pages of paper, or as wide as there is room */
  shape: 'picture' | 'paper' | 'screen';
}

/** The whole board without anything to press, always light: for a picture and for paper. */
export function BoardSheet({ board, words, shape }: BoardSheetProps) {
  return (
    <div className={classes.sheet} data-shape={shape} data-light="true">
      {shape === 'picture' && <Background background={board.background} fileUrl={board.fileUrl} />}
      {shape !== 'screen' && (
        <header className={classes.head}>
          <h1 className={classes.title}>{board.title}</h1>
          <p className={classes.meta}>{words.date}</p>
          {shape === 'paper' && words.authors && <p className={classes.meta}>{words.authors}</p>}
        </header>
      )}
      {shape === 'paper' ? (
        board.lists.map((list) => <PaperList key={list.id} list={list} words={words} />)
      ) : (
        <div className={classes.lists}>
          {board.lists.map((list) => (
            <section key={list.id} className={classes.list}>
              <ListName list={list} />
              {list.cards.map((card) => (
                <SheetCard key={card.id} card={card} words={words} />
              ))}
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function ListName({ list }: { list: DrawnList }) {
  return (
    <h2 className={classes.name}>
      <span className={classes.dot} data-family={list.colour} />
      {list.name}
    </h2>
  );
}

/** Four cards beside each other on a page of paper. */
const PER_ROW = 4;

/** A list on paper: a table, because browsers repeat its head on every page, so that each card is seen below its list's name. */
function PaperList({ list, words }: { list: DrawnList; words: SheetLabels }) {
  const rows = Array.from({ length: Math.ceil(list.cards.length / PER_ROW) }, (_, row) =>
    list.cards.slice(row * PER_ROW, (row + 1) * PER_ROW),
  );
  return (
    <table className={classes.paperList}>
      <thead>
        <tr>
          <th colSpan={PER_ROW} scope="colgroup">
            <ListName list={list} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((cards, row) => (
          <tr key={row}>
            {Array.from({ length: PER_ROW }, (_, column) => (
              <td key={column}>{cards[column] && <SheetCard card={cards[column]} words={words} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SheetCard({ card, words }: { card: DrawnCard; words: SheetLabels }) {
  const { name, description, cover, attachments, author, state } = card;
  return (
    <article className={classes.card} data-family={card.colour}>
      {cover && <img className={classes.cover} src={cover.url} alt={cover.alt} />}
      <div className={classes.inside}>
        {(name || !description) && <h3 className={classes.cardName}>{name || words.untitled}</h3>}
        {description && <RichTextView text={description} className={classes.text} />}
        {attachments.map((attachment, index) => (
          <p key={index} className={classes.attachment}>
            {attachment}
          </p>
        ))}
        {state && words.state && <p className={classes.state}>{words.state(state)}</p>}
        {author && <p className={classes.author}>{author}</p>}
      </div>
    </article>
  );
}
