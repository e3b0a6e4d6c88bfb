/** Usual surnames that mean nothing else: one behind a word with a capital letter makes a name of both. */
const SURNAMES = `
  Abel Ackermann Ahlers Ahrens Akbulut Akgün Aksoy Aktas Aktaş Alber Albers Altmann Altun Andersen Andres Arndt Arslan Aslan Avcı
  Aydemir Aydin Aydın Bachmann Bahr Balci Bartels Barth Bartsch Bauermann Baumann Baumgartner Becker Beckmann Behrendt Behrens Benz
  Berger Bernhardt Bertram Biermann Bischoff Blank Boldt Borchert Brandt Breuer Brinkmann Brockmann Bruhn Brüggemann Brüning Buchholz
  Bulut Burghardt Böhm Böhme Böttcher Büttner Carstens Christiansen Clausen Cordes Cremer Dahmen Decker Demir Demirci Diehl Dietz
  Dittrich Dogan Doğan Drescher Dreyer Döring Ebeling Eberhardt Ebert Eckert Eder Eggers Ehlers Ehrhardt Eichler Eickhoff Engels Erdem
  Erdogan Erdoğan Esser Evers Falke Feldmann Fiedler Fleischmann Franke Frey Fricke Fritsch Gebhardt Geisler Gerlach Giese Gottschalk
  Grabowski Greiner Grimm Großmann Gruber Gutmann Göbel Göktaş Göttsche Götz Güneş Haas Haase Hafner Hagemann Hansen Hartmann Hartung
  Hartwig Hein Heinemann Heinze Hellmann Henke Hennig Henning Herrmann Hess Heuer Heuser Heß Hildebrandt Hinrichs Hinz Hirschmann
  Hoffmann Hofmann Hollmann Hoppe Horstmann Huber Höfer Hübner Iwanow Jacobs Jahn Jankowski Jansen Janssen Janzen Janßen Jensen
  Johannsen Jost Jürgens Kaminski Kara Karaca Karakaya Kasper Kaya Kemper Kessler Kirchner Kirsch Klose Knoll Kopp Korkmaz Koslowski
  Kovač Kovačević Kowalczyk Kowalski Koç Krause Kruse Kröger Krüger Kuhn Kunz Kunze Köhler Köster Kühn Kühne Kılınç Kılıç Lauer Lechner
  Lehmann Lenz Lindner Lohmann Ludwigs Lüdtke Maas Maier Marquardt Martens Marx Mattern Matthes Mayer Mayr Meier Meinert Meissner
  Meißner Menzel Merkel Mertens Merz Meyer Michels Mohammadi Mustafi Möller Müller Münch Naumann Neubauer Neumann Nguyen Nikolic Nitsche
  Noack Nolte Novak Nowak Oberhuber Oelze Opitz Oğuz Papadopoulos Paulsen Peters Petersen Petrov Petrović Pfeiffer Pham Pichler Pieper
  Pietsch Polat Polster Popescu Popović Preuß Raab Rademacher Rahimi Reichert Reimann Reinhard Reinhardt Riedel Rieger Rohde Rossi
  Rudolph Runge Ruppert Russo Rückert Scherer Schlegel Schlüter Schmid Schmidt Schmitt Schmitter Schmitz Scholz Schramm Schröder Schröer
  Schröter Schubert Schulte Schultz Schultze Schulz Schulze Schumacher Schumann Schwab Schwarze Schäfers Schäffer Schönfeld Schütte
  Seidel Seifert Seitz Siebert Sievers Sokolov Sonnenberg Späth Steffens Steinbach Steiner Steinmann Straub Thiel Thiele Thomsen
  Tiedemann Tietz Tillmann Timm Toprak Tran Tschirner Ullrich Unger Uzun Vogt Voigt Volkmann Vollmer Voss Voß Wagner Wegener Wegner
  Weidner Weigel Weis Weiss Weiß Wendt Wenzel Wessels Westermann Wichmann Wiedemann Wilke Wimmer Winkelmann Winkler Wirtz Witte Wittmann
  Wolter Wolters Wrobel Wulf Wójcik Yalçın Yıldırım Yıldız Yılmaz Zander Zeidler Zeller Çelik Çetin Çoban Öz Özcan Özdemir Özer Özkan
  Öztürk Şahin Şen Şimşek`;

/** Surnames that are words or first names, too: one is a surname behind a first name only. */
const SURNAMES_AND_WORDS = `
  Adam Adler Albrecht Amann Appel Arnold Bauer Baum Bayer Becher Beck Berg Bergmann Block Blum Blume Bock Born Bosch Brand Braun Brenner
  Busch Bäcker Conrad Denk Dietrich Engel Ernst Fink Fischer Fleischer Freitag Friedrich Fröhlich Fuchs Funk Förster Gabriel Geiger
  Gerber Glaser Gold Graf Groß Gärtner Günther Hahn Hammer Hase Hauser Hecht Heide Heim Heinrich Held Heller Herbst Hermann Herold
  Herzog Hirsch Hof Holz Horn Ibrahim Jacob Jakob Jung Junker Jäger Kaiser Kamp Kaplan Karl Kaufmann Keller Kern Klaus Klein Knecht Koch
  Kohl Konrad Kraft Kramer Kranz Kraus Kremer Krieger Krämer Kurt Kurz König Küster Lamm Lang Lange Linde Link Lorenz Ludwig Lutz
  Löffler Löwe Mack Mann Maurer May Metzger Michel Mohr Mond Moritz Moser Müllner Nagel Neu Oswald Otto Pape Paul Peter Pfeffer Pohl
  Probst Rapp Rau Reich Reimer Reiter Renner Reuter Richter Ritter Rose Roth Römer Sander Sauer Schade Schenk Schilling Schindler
  Schmied Schneider Schnell Schott Schreiber Schuster Schwarz Schäfer Schüler Schütz Simon Singer Sommer Springer Stark Stein Stephan
  Stern Stoll Strauß Stroh Sturm Thomas Thorn Ulrich Urban Vetter Vogel Volk Voll Völker Wahl Wald Walter Walther Weber Werner Wieland
  Wiese Wild Wilhelm Will Winter Wirth Witt Wolf Wolff Ziegler Zimmer Zimmermann Zorn`;

/** First names as they are written; comparisons fold them (`nameKey`). */
export const surnames: readonly string[] = SURNAMES.trim().split(/\s+/);
/** First names as they are written; comparisons fold them (`nameKey`). */
export const surnamesAndWords: readonly string[] = SURNAMES_AND_WORDS.trim().split(/\s+/);
