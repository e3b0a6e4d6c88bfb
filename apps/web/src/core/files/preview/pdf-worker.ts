// Reads PDFs beside the page, so that a long one holds nothing up.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
