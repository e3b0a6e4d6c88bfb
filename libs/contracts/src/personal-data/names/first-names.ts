/** First names of people in German schools and around them, by where they are usual. */
const FIRST_NAMES = [
  // of children today
  `Adele Adelheid Agathe Nael Adina Adrian Adriano Albert Alea Aleah Alenia Alessa Alex Alexa Alexander Alexandra Alexia Alice Alicia
  Alina Aline Alissa Aliya Alma Alois Alva Alwin Amadeus Amalia Amelie Amira Amos Amy Anabel Anastasia Andrea Anika Anita Anja
  Ann-Kathrin Anna Annabell Annabelle Annalena Annalisa Anne Anneke Annelie Annemie Anni Annika Annkathrin Annkatrin Anouk Ansgar Anton
  Antonella Antonia Arian Ariana Ariane Arik Arne Arthur August Augustin Aurel Aurelia Aurelius Aurora Ava Aylina Balthasar Bastian Bela
  Ben Bendix Benedikt Benita Benjamin Bennet Bennett Benno Bente Birk Bjarne Bo Bosse Bruna Bruno Carl Carla Carlo Carlotta Carolin
  Caroline Caspar Catharina Cecilia Celestine Celia Celine Charlotta Charlotte Chiara Christian Christin Cilia Clara Clemens Cleo
  Constantin Coralie Corbinian Cornelius Cosima Cosmas Cosmo Cäcilia Dalina Damian Daniel Dario David Davin Davina Delia Devran Diana
  Diego Dion Domenik Dominic Dominik Dorian Dorothee Edda Elaina Elea Elena Elenor Eleonore Elia Eliah Elian Eliana Eliane Elias Elida
  Elif Elina Eline Elio Elisa Elisabeth Elise Ella Ellen Elli Ellis Eloise Elsa Emanuel Emelie Emely Emil Emilia Emilie Emilio Emily
  Emma Emmanuel Emmeline Emmi Enie Enna Enno Enya Erik Erika Eske Esmeralda Estelle Eva Evelyn Ezra Fabian Fabienne Fabio Fanny Fee
  Felicitas Felina Feline Felix Femke Fenja Fenna Ferdinand Fiete Filippa Fine Finja Finley Finn Finnian Fiona Fionn Fleur Florentine
  Florian Florin Florina Franka Franzi Frauke Frederic Frederik Frederike Fredrik Freya Frida Frido Fridolin Frieda Friedel Frieder
  Friederich Friederika Friederike Friedrich Frigga Fritz Fynn Gabriel Gabriella Georg Gero Gesa Gesine Gian Gideon Giulian Gregor Greta
  Grete Gustav Hailey Hanna Hannah Hannes Heda Hedi Heinke Helen Helena Helene Helia Hella Helmine Hendrik Henning Henny Henri Henriette
  Henrik Henry Hilda Hinnerk Holly Hugo Ian Ida Ilias Ilja Ilka Ilvie Ilvy Ina Ines Inka Inken Insa Isabel Isabell Isabella Isabelle Iva
  Ivo Ivy Jaden Jakob Jamal Jamila Jan Janik Janina Janis Janka Janne Jannes Jannik Jannis Janno Jano Janosch Jara Jarik Jarne Jaron
  Jasmin Jasmina Jasper Jella Jenke Jenna Jette Jil Joel Johann Johanna Johannes John Jolanda Jolanthe Joleen Jolene Jolie Jolien Jolina
  Joline Jona Jonah Jonas Jonathan Jonte Jordan Jorik Joris Josef Josefine Josephin Joshua Josi Jost Josua Josy Judith Judy Jula Jule
  Juli Julia Julian Juliana Juliane Julie Julien Juliette Julika Julius Juna Juno Jupp Justin Justina Justus Jörgen Kaja Kalea Kalle
  Karl Karla Karli Karlotta Karolina Karoline Kaspar Katalin Katharina Katherina Kathi Kathleen Kathrina Katrina Kaya Kea Keno Kerrin
  Kiana Kilian Kim Kira Kiyan Kjell Klara Klemens Konni Konrad Konstantin Korbinian Kristina Laila Lana Lanea Lara Larina Larissa Lars
  Lasse Laura Laurenz Lauri Laurin Lavinia Lea Leah Leana Leander Leandra Leefke Leena Leif Leja Lena Leni Lenia Lenja Lennard Lennardt
  Lennart Lennert Lenni Lenny Leo Leon Leonard Leonardo Leonhard Leonie Leonor Leontine Leopold Letizia Levi Levin Levina Levke Leyla
  Lia Liam Liana Lias Lieke Liesa Lieselotte Lili Lilia Lilian Liliana Lilith Lilli Lillian Lilly Lilo Lily Lina Linda Linea Linn Linnea
  Linnéa Linus Lio Lionel Lisa Lisann Lisanna Lisanne Lisbeth Liselotte Lisette Liska Livia Loki Lola Loni Loreen Lorena Lorenz Lorin
  Loris Lotta Lotte Lou Lou-Ann Louis Louisa Louise Lovis Luan Luana Luca Luca-Marie Lucas Lucia Lucian Lucie Lucius Lucy Ludmilla
  Ludwig Luis Luisa Luise Luise-Marie Luk Luka Lukas Lukasz Lukretia Luna Lutz Lya Lynn Lysann Mads Magdalene Maila Mailin Mailo Maira
  Maite Maja Majandra Malea Malena Malia Malik Malika Malin Malina Malo Malou Malte Malte-Lasse Manja Mara Marc Marcel Marcello Marco
  Marcus Mareen Mareile Marie Mariebelle Marieke Mariel Mariele Mariella Marielle Marietta Marika Marina Mario Marisa Marit Marius Marja
  Marla Marleen Marleena Marlena Marlene Marlies Marlon Maron Marten Marthe Marvin Mascha Mathea Matheo Mathilda Mathilde Mathis Matilda
  Mats Matteo Mattes Matthea Mattheo Matthias Matthis Matthäa Matthäus Matti Mattis Matz Maud Maurin Max Maximilian Maya Mayla Mayra
  Meena Meinhard Melia Melina Melinda Melissa Mercedes Merit Merle Metta Mia Michaela Michel Mieke Mika Mikah Mikail Mikka Miko Mila
  Milan Milana Milena Milla Milo Milow Mina Minna Minou Mio Mira Miriam Mirja Momme Mona Moritz Myriam Naemi Nahla Naja Nala Naomi
  Nathalia Neela Neele Nela Nele Nelia Nella Nelly Nelson Nena Neo Nepomuk Nevio Nia Nick Nicklas Niclas Nico Nicolai Nicolas Nicole
  Nike Niklas Niko Nikolai Nikolas Nikolaus Nils Nina Noa Noah Noel Noelia Noelle Noemi Noemie Nora Norina Norwin Nova Odin Ole Oliver
  Olivia Oliwia Onno Oona Ophelia Orlando Oscar Oskar Otis Ottilie Paul Paula Pauli Paulina Pauline Peer Pelin Penny Pepe Peppa Peppino
  Petronella Phil Phileas Philip Philipp Phillip Philomena Phoebe Pia Piet Pina Pippa Quentin Quirin Rafael Raffael Ragna Raik Ramona
  Raphael Raphaela Rasmus Raya Rayk Rebecca Rebekka Reemt Regine Reik Reinhold Remo Renee Richarda Rieka Rieke Rike Rikka Robert Robin
  Robinson Roman Romeo Romina Romy Ronald Ronan Ronda Ronja Ronny Rosa-Lina Rosalia Rosalie Rosalina Rosalinde Rowena Roxana Roxanne
  Ruben Ruby Runa Rune Salome Salomon Samira Sammy Samson Samuel Sandro Saphira Sara Sarah Saskia Savannah Sebastian Selena Selin Selina
  Selma Serafin Seraphina Severin Sidney Sidonie Sienna Sigi Silas Silja Simeon Simon Sina Sinah Sinja Siri Skadi Smilla Sofia Sofie
  Soley Solvej Sonja Sonny Sophia Sophie Soraya Stefania Stella Stina Suri Susanna Svea Sven Svenja Swantje Sylvie Sönke Taavi Tabea
  Tabitha Taja Tale Tamara Tamia Tamina Tamme Tammo Tara Tarja Tassilo Teo Teresa Tessa Thalia Thamina Thea Theda Thekla Theo Theo-Luca
  Theodor Theresa Theresia Thies Thilda Thilo Thimo Thor Thorben Thore Thorin Tia Tiago Tiana Tiara Tiffany Til Tilda Tilia Till Tilman
  Tim Timo Timon Tine Tino Titus Tizian Tjark Tjorven Tobi Tobias Tom Tomke Tomma Tommy Tomte Toni Tonia Tony Toralf Torben Torge Toska
  Tristan Tyra Ulla Undine Urban Urs Ursina Valentin Valentina Valentino Valerie Vanessa Vanja Veit Velten Vera Veronika Vesna Vicky
  Vico Victor Victoria Viktor Viktoria Vin Vincent Vinzent Vinzenz Viola-Marie Violetta Vitus Vivian Viviana Vivien Vivienne Volkhard
  Wanda Wanja Wenke Wenzel Wiebke Wiete Wigand Wilhelmina Willem Wilma Wim Winona Wolf-Dieter Xaver Xenia Yanik Yannek Yannic Yannick
  Yannik Yannis Yara Yasmin Yola Yuma Yuna Yuri Yves Yvonne Zelda Zita Zoe Zoey Zora Zoë`,
  // of their parents and grandparents
  `Adalbert Adelgund Adelgunde Adolf Albrecht Alfons Alfred Almut Aloisius Andreas Angela Angelika Anke Annedore Annegret Annelene
  Anneliese Annemarie Annett Annette Antje Antonius Aribert Armin Arnd Arno Arnold Artur Arved Astrid Augusta Augustine Axel Baldur
  Barbara Bartholomäus Beate Beatrix Benedikta Bernadett Bernd Bernhard Bernhardine Bernhardt Bernt Bert Berta Bertha Berthold Bettina
  Bianca Birger Birgit Birte Björn Bodo Boris Brigitte Britta Bruni Burghard Burkhard Bärbel Carl-Heinz Carmen Carola Carsten Christa
  Christel Christfried Christiane Christina Christine Christof Christoph Christopher Claudia Claus Cläre Conny Conrad Constanze Cordula
  Corinna Cornelia Dagmar Daniela Dankmar Denise Dennis Detlef Dieter Diethard Diethelm Dietlind Dietmar Dietmut Dietrich Dirk Dora
  Doris Dorit Dorle Dorothea Dörte Eberhard Eckart Eckhard Edelgard Edelinde Edeltraud Edith Edmund Eduard Edwin Egbert Egon Ehrenfried
  Eike Ekkehard Elfgard Elfi Elfie Elfriede Elisabet Elke Ellinor Elly Elmar Elsbet Elsbeth Elvira Emmy Engelbert Enrico Erhard Erhardt
  Erich Erna Ernestine Ernst-August Erwin Esther Eugen Eva-Maria Evelin Eveline Evelyne Evi Ewald Falko Felicia Felizitas Ferdi
  Florentina Frank Franz Franziska Franziskus Fred Fredi Friedbert Friederun Friedhelm Friedrich-Wilhelm Friedrun Gabi Gabriela Gabriele
  Gaby Gebhard Geert Georgine Gerald Gerd Gerda Gerdi Gerhard Gerhild Gerlinde Gerold Gerrit Gertraud Gertrud Gertrude Gesche Gisela
  Gislinde Gitta Gottfried Gottlieb Grit Gudrun Guenther Guido Gunda Gundel Gundula Gunnar Gunther Guntram Götz Günter Günther Hagen
  Hajo Hanne Hannelore Hanno Hans Hans-Jürgen Hans-Peter Hansi Hansjörg Harald Harro Hartmut Hartwig Hasso Hedwig Heidelinde Heidemarie
  Heidi Heidrun Heike Heiko Heiner Heinfried Heinrich Heinz Heinz-Dieter Heinz-Peter Helga Helgard Helma Helmar Helmut Helmuth Henner
  Herbert Heribert Herlinde Hermann Hermine Herta Herwig Hilde Hildegard Hiltraud Hiltrud Hinrich Holger Holm Horst Horst-Dieter Hubert
  Hubertus Ignaz Ilona Ilsabe Ilse Ilsemarie Immo Inga Inge Ingeborg Ingetraut Ingmar Ingo Ingolf Ingrid Irene Irina Irma Irmela Irmgard
  Irmhild Irmtraud Isolde Jana Janine Jens Jessica Joachim Jobst Jochem Jochen Johanne Johanns Jonny Josefa Joseph Josephine Judita
  Juergen Julchen Jutta Jörg Jörn Jürgen Kai-Uwe Karin Karl-Friedrich Karl-Heinz Karlheinz Karola Karsten Katharine Kathrin Katja Katrin
  Kersten Kerstin Kirsten Kirstin Klaus Klaus-Dieter Klaus-Peter Klementine Knut Konstanze Kordula Kornelia Kunigunde Kurt Käthe
  Leopolda Leopoldine Liane Lienhard Liesbeth Liesel Lorchen Lore Loretta Lothar Lotti Ludger Ludolf Luitgard Luitpold Luzia Lydia Magda
  Magdalena Maik Malwine Mandy Manfred Manuel Manuela Mareike Maren Margarete Margit Margot Margret Maria-Theresia Marianne Marie-Luise
  Marielies Marion Marita Markus Marold Martha Martin Martina Mathias Maximiliane Mechthild Mechtild Mechtilde Meike Meinolf Melanie
  Melitta Michael Mirko Monika Monique Nadine Nadja Nanette Natalie Nathalie Nicola Norbert Norma Notburga Odette Olaf Olav Olga Ortrud
  Ortwin Oswald Ottfried Ottmar Otto Ottokar Pascal Patric Patricia Patrick Patrik Paul-Gerhard Peggy Peter Petra Philippa Philippine
  Pit Raimund Rainald Rainer Rainhard Ralf Ralph Ramon Regina Regula Reimund Reiner Reinhard Reinhild Reinhilde Reinhilt Renate Reni
  René Resi Ria Ricarda Richard Rico Rita Roderich Roger Roland Rolf Romana Romuald Rosa-Maria Rosel Rosemarie Rosi Rosina Rosmarie
  Roswitha Rotraud Rotraut Rudi Rudolf Rupert Ruprecht Ruth Rüdiger Sabine Sabrina Sandra Sascha Sebald Sepp Sibylle Siegbert Siegfried
  Sieghard Sieglinde Siegmar Siegrid Siegrun Sighard Sigmar Sigrid Silke Silvana Silvester Silvia Silvio Simona Simone Solveig Sonnhild
  Stefan Stefani Stefanie Steffen Steffi Stephan Stephanie Susann Susanne Swen Sybille Sylvia Tanja Tatjana Theobald Theodora Theodore
  Theresie Thilde Thomas Thorsten Thorwald Tido Tilmann Tilo Tjard Torsten Traute Trude Trudel Trudi Udo Ulf Uli Ulli Ulrich Ulrike
  Ursula Urte Uschi Ute Utz Uwe Valentine Valeska Verena Verona Viola Volker Volkert Volkmar Walburga Waldtraut Walpurga Walter Walther
  Waltraud Waltraut Waltrud Wendel Wendelin Werner Wibke Wieland Wigbert Wilfried Wilhelm Wilhelmine Willi Willibald Wiltrud Winfried
  Winfriede Winifred Wolf-Dietrich Wolf-Rüdiger Wolfgang Wolfhard Wolfhart Wolfram Wulf Wunibald Yvette Zenta`,
  // short ones that children are called by, and English and French ones
  `Aaron Abigail Aidan Aimee Alan Alec Alessandro Alessia Alfie Allison Amanda Amber Andi Andre Andree André Andy Angelina Angelique
  Angie Ann Antonio Arlette Ashley Aurelie Basti Benni Benny Berenice Bernadette Betty Bill Blake Bob Bobby Brad Brandon Brenda Brian
  Brigitta Brooke Bryan Caitlin Cameron Camille Carol Carolyn Cassandra Catherine Cedric Celina Chantal Charlene Charles Charlie Chelsea
  Cheyenne Chloe Chris Christelle Ciara Cindy Claire Claude Cole Colette Colin Collin Conner Connor Cora Corinne Craig Curtis Cynthia
  Cécile Daisy Dana Danny Daphne Darius Darren Dave Dean Debora Deborah Derek Derrick Desiree Devin Diane Dominique Donna Doreen Doug
  Dustin Dylan Eddie Edgar Edouard Edward Eileen Elaine Eleonora Elizabeth Emmanuelle Eric Ethan Etienne Evan Fabrice Faith Felicity
  Florence Francesca Francesco Francois Frankie François Gary Gavin Genevieve George Georgina Geraldine Gianluca Gilbert Gina Giulia
  Giuseppe Gordon Grace Graham Grant Gregory Harry Harvey Hazel Howard Hunter Isa Isaac Jack Jacob Jacqueline Jaime Jake James Jamie
  Janet Jason Jay Jayden Jean Jeanette Jeff Jeffrey Jennifer Jenny Jeremias Jeremy Jermaine Jerome Jesse Jimmy Joanna Jody Joe Joelle
  Johnny Jonathon Josie Joyce Justine Karen Kate Katie Keira Keith Kelly Kenneth Kenny Kevin Kian Kiara Kieran Kimberly Kirk Kristen
  Kristin Kristine Kurtis Kyra Lance Larry Laurent Laurie Lennox Lenox Leroy Leslie Levis Lewis Lian Liv Logan Lorenzo Lorraine Louie
  Lucien Luke Lynette Mackenzie Maddie Maddox Madeleine Madison Madita Madleen Maggie Maike Mandi Margaux Marguerite Marilou Marilyn
  Mason Mathieu Matt Matthew Maurice Megan Meghan Merlin Michelle Mick Mickey Mike Mildred Mireille Mitchell Molly Morgan Muriel Nancy
  Natascha Nathan Nathanael Nathaniel Neil Nicki Niels Nigel Nikita Norman Odile Oli Owen Paige Pam Pamela Pat Patty Penelope Percy
  Perry Pete Philine Philippe Pierre Quinn Rachel Randy Raoul Ray Reece Rhys Ricardo Rick Ricky Riley Rob Robbie Rocco Rodney Rodrigo
  Rosalind Rose Ross Roxy Russell Ryan Sadie Sally Salvatore Sam Samantha Sandy Scarlett Scott Sean Sebastien Serge Shane Shania Sharon
  Shawn Sheila Shirley Skye Sonia Spencer Stacy Stan Stanley Steve Steven Stuart Susan Susi Sylvain Taylor Ted Terence Terry Thierry
  Tiffanie Tilly Timmy Tina Toby Todd Tracy Travis Trevor Trixi Troy Tyler Tyson Valérie Veronique Victoire Vince Virginie Warren Wendy
  Wesley William Yann Zachary Zack`,
  // Turkish and Kurdish
  `Abdullah Adem Adnan Afra Ahmet Ajda Akın Alara Alev Aleyna Ali Alican Alper Alperen Alya Aras Arda Arif Arin Arya Asel Asiye Aslan
  Aslı Asude Asya Asım Ata Atakan Atilla Atlas Avin Avni Ayaz Ayberk Aydan Aykut Ayla Aylin Aynur Ayse Aysel Aysima Aysu Aysun Aytaç
  Ayça Ayşe Ayşegül Azad Azime Azize Azra Açelya Bahadır Bahar Baran Baris Barış Batuhan Bayram Başak Bedirhan Begüm Behiye Belinay
  Bengi Bengisu Berat Beren Berfin Berfîn Berin Beritan Berivan Berk Berkan Berkant Berkay Berra Besna Betül Beyhan Beyza Beyzanur Bilal
  Binnur Birgül Birol Birsen Bora Botan Burak Burcu Burçin Buğra Bülent Bünyamin Büşra Büşranur Cahit Can Canan Cankat Cansel Cansu
  Celal Cem Cemal Cemil Cemile Cengiz Cengizhan Ceren Cevdet Ceylan Ceylin Cihan Cihat Damla Dara Defne Demet Demirhan Deniz Derin Derya
  Dilan Dilara Dilay Dilek Dilşad Diyana Diyar Doruk Doğan Doğukan Dursun Duygu Ebrar Ebru Ebubekir Ece Ecem Ecenaz Ecrin Eda Edanur Efe
  Efsun Ege Ekin Ela Elanur Elifnur Elvan Elvin Elçin Emel Emin Emine Emir Emirhan Emirkan Emrah Emre Enes Engin Enis Ensar Enver Eray
  Ercan Ercüment Erdal Erdem Eren Erhan Erkan Erkut Erol Ersin Ertan Ertuğ Ertuğrul Esat Esila Esin Eslem Esma Esmanur Esra Evin Eylem
  Eylül Eymen Ezgi Fadile Fadime Fadıl Fahri Faruk Fatih Fatma Fatmanur Fatoş Fehmi Ferda Ferhat Feride Ferit Fevzi Feyza Feyzanur Fidan
  Figen Fikret Filiz Fulya Funda Furkan Fırat Gamze Gizem Gökhan Göksu Göktuğ Gökçe Gönül Gözde Gül Gülay Gülbahar Gülbin Gülcan Gülden
  Güler Gülistan Gülnur Gülperi Gülsüm Gülşah Gülşen Güneş Gürhan Gürkan Hacer Hafize Hakan Hakkı Halide Halil Halime Halit Hamdi Hamza
  Hande Hanife Harun Hasan Hasibe Hasret Hatice Hatun Havin Havva Haydar Hayriye Hazal Hazar Hejar Helin Helîn Hevi Hevin Hidayet Hilal
  Hilmi Hilâl Hira Hivda Hülya Hümeyra Hüseyin Hüsnü Ikra Ilayda Ilgın Ilker Irmak Jiyan Kaan Kader Kadir Kamuran Kemal Kenan Kerem
  Kerim Kerime Kezban Koray Kâzım Kübra Kıvanç Kıvılcım Lale Latife Levent Lokman Mahir Mahmut Mahsun Mazlum Medine Mehmet Mehmet-Ali
  Mehtap Melek Melike Melis Melisa Meltem Meral Mert Merve Meryem Mesut Metehan Metin Mevlüt Mihriban Mihrimah Miran Miray Miraç Mizgin
  Muammer Muhammed Muhammet Muhsin Mukaddes Murat Musa Mustafa Müge Münevver Münir Müslüm Naciye Nalan Nazan Nazife Nazlı Nebahat Necati
  Necla Nehir Nergis Nermin Neslihan Neslişah Nesrin Nevin Nevzat Neşe Nihal Nihat Nilay Nilgün Nilüfer Nisa Nisanur Nur Nuray Nurcan
  Nuri Nuriye Nurten Nurullah Okan Oktay Onur Onurcan Orhan Osman Oya Ozan Oğuz Oğuzhan Pakize Perihan Pervin Polat Poyraz Pınar Rabia
  Rabiya Raif Ramazan Raziye Recep Remzi Reyhan Rohat Roj Rojda Rojhat Rojin Ronahi Rukiye Rümeysa Rüya Rüzgar Rıza Saadet Sadık Sakine
  Salih Saliha Samet Sami Sare Seda Sedanur Sedat Sefa Selahattin Selami Selcan Selcen Selda Selim Selvi Selçuk Semanur Semih Semiha
  Semra Sena Senem Serap Sercan Serdal Serdar Serdil Serhat Serkan Serpil Servet Sevda Sevgi Sevgül Sevil Sevim Seyit Sezen Sezer Sezgin
  Sibel Sinan Sinem Soner Songül Sude Sultan Sultanhan Suna Süleyman Sümeyra Sümeyye Sıla Taha Talha Tamer Taner Tarkan Tarık Tayfun
  Taylan Tekin Tolga Tuana Tuba Tunahan Tuncay Turan Turgut Tuğba Tuğrul Tuğçe Tülay Tülin Türkan Ufuk Ulaş Umut Uğur Vahide Vedat Veli
  Veysel Volkan Yakub Yakup Yalçın Yaprak Yaren Yasemin Yasin Yavuz Yağmur Yaşar Yeliz Yeter Yildiz Yiğit Yiğitcan Yunus Yurdanur Yusuf
  Yüksel Yıldız Yılmaz Zafer Zahide Zara Zehra Zeki Zekiye Zelal Zeliha Zerda Zerrin Zeynep Zilan Zinar Zozan Zuhal Züleyha Çağan
  Çağatay Çağla Çağlar Çağrı Çetin Çiçek Çiğdem Çınar Ömer Ömür Öykü Özcan Özge Özgür Özkan Özlem Ümit Ümmü Ünal Ünsal İbo İbrahim İclal
  İdil İkra İlayda İlhan İlkay İlknur İnci İpek İrem İsa İshak İsmail İsmet Şaban Şahin Şengül Şenol Şeref Şerife Şevval Şeyma Şilan
  Şivan Şule Şükrü`,
  // Arabic, Persian, Afghan, African, South and East Asian
  `Aaliyah Aarav Abbas Abdalla Abdallah Abdelrahman Abdou Abdul Abdulaziz Abdulhamid Abdulkarim Abdulrahman Abeba Abebe Abena Abir
  Abubakar Adam Adama Adeeb Adel Adham Adil Aditya Adwoa Afia Afnan Ahlam Ahmad Ahmed Aicha Aiko Aiman Aisha Aissatou Ajla Ajmal Akira
  Akosua Akram Akua Alaa Alhassan Alia Alisha Aliyah Alpha Ama Amadou Amal Aman Amani Amar Amin Amina Aminata Amine Amir Amjad Ammar
  Ananya Anas Anh Anish Anjali Anwar Aram Arash Areej Aref Arjun Arnav Arun Arwa Asad Aseel Asha Ashraf Asil Asim Asma Assia Atif Avani
  Awad Awet Aya Ayaan Ayah Ayat Ayesha Ayham Ayman Ayoub Azadeh Aziz Badr Bahram Bakary Baker Bakr Bao Baraa Basel Bashar Bashir Basma
  Bassam Batoul Bayan Behzad Bich Bilqis Binta Bisan Bisrat Boubacar Bushra Celin Chadi Chau Chi Chidi Chioma Cuong Dalal Dalia Dalya
  Dania Danial Dareen Dede Deepak Demba Diaa Diem Diep Dima Dina Dinh Divya Diyaa Djamila Djibril Dua Duaa Duc Dung Ebrahim Ebrima Efua
  Ehsan Elham Emad Eman Emeka Emi Esraa Eyad Eyas Eyram Ezzat Fadel Fadi Fadwa Fahad Fahim Faisal Faiza Fanta Farah Fares Farhad Fariba
  Farid Farida Faris Fatemah Fatemeh Faten Fatima Fatou Fatoumata Fatuma Fawad Fawzia Feng Feras Feven Filmon Firas Fode Gaurav Ghada
  Ghaith Ghassan Ghazal Ghina Giang Habib Habiba Hachim Hadi Hadija Hafsa Hai Haidar Haifa Haitham Hala Halima Hamad Hamid Hamoudi Hana
  Hanan Haneen Hanh Hani Haroun Haruto Hashim Hasna Hassan Hawa Hayat Hiba Hien Hieu Hind Hiroshi Hoa Hoang Hoang-Anh Hodan Hosam Hosein
  Hosna Hossam Huda Huong Hussein Huy Hyun Ibrahim Ibrahima Idris Ikram Ilham Ilyas Iman Imran Inas Iqra Isatou Ishaan Ismael Ismail
  Isra Issa Jaafar Jad Jafar Jalal Jamil Jannah Jawad Jenan Jihoon Jinan Jing Jisoo Jood Joud Joudi Judi Jumana Jun Juwan Kadiatou Kaito
  Kamal Kareem Karim Karima Kavya Kawthar Kenji Kenza Khadija Khaled Khalid Khanh Khoa Kidane Kien Kiet Kieu Kim-Anh Kinan Kiran Kofi
  Kojo Kumar Kwabena Kwaku Kwame Kwasi Laith Lakshmi Lam Lamar Lamia Lamin Lan Latifa Layal Layan Layla Leen Lei Leila Leyan Li Lien
  Lilas Lilav Ling Linh Long Louay Loubna Luay Lubna Lujain Luwam Maan Madina Maha Mahdi Mahmoud Mahmud Mahnaz Mai Maimuna Maisam Majd
  Majid Malaika Malak Mamadou Mamoudou Manal Maram Mariam Mariama Marjan Marwa Marwan Maryam Masoud Massoud Mayar Maysa Mazen Meera
  Mehdi Meher Mei Merhawi Meron Mikal Milad Ming Minh Minjun Moaz Modou Mohamad Mohamadou Mohamadreza Mohamed Mohammad Mohammadali
  Mohammed Mohanad Mohsen Mojtaba Morteza Mouna Mounir Moussa Muhammad Muhannad Muna Munir Murtaza Mustapha Mutaz My Nabil Nada Nadia
  Nadim Nadir Nagham Nahom Naima Najib Najla Najwa Nam Nana Narges Nargis Nasim Nasrin Nasrullah Nasser Natnael Navid Nawal Nawras Naya
  Nazanin Nazir Ndeye Neda Negin Neha Nermeen Nesrine Nga Ngan Nghia Ngoc Ngozi Nguyen Nhat Nhi Nhu Nhung Nikhil Nima Nizar Noor Nour
  Noura Nura Oanh Obada Obaida Obinna Olu Oluwaseun Omaima Omar Omayma Omid Osama Othman Oumar Oumou Ousmane Parisa Parwana Phong Phuc
  Phuoc Phuong Pooja Priya Qais Qamar Qasim Quang Quoc Qusai Quyen Quynh Rabee Rafif Rafiq Raghad Raghda Rahaf Rahel Rahim Rahma Rahul
  Raja Rama Rami Ramin Rana Rania Ranim Rasha Rashed Rashid Ravi Ravin Rayan Rayana Rayhana Rayyan Reem Reham Reza Riad Rim Rima Rin
  Ritaj Riya Robel Rodi Rohan Rohit Roshin Roya Rozita Ruba Rukaya Ruqaia Ruqayya Saad Saba Sabah Saber Sabrin Sadaf Sadia Saeed Safa
  Safiya Safwan Sahar Said Sajad Sajjad Sakura Salah Salam Saleh Salem Salim Salma Salman Samah Samar Samer Samiha Samir Samrawit Sana
  Sanaa Sanjana Sanjay Sarwar Sekou Selam Semhar Senait Seojun Sepideh Setareh Shabnam Shadi Shahab Shahd Shahed Shahid Shahin Shaima
  Shaimaa Shakira Sherif Sherin Shirin Shivani Shreya Siddharth Sidra Siham Sirin Siwar Sneha Sohrab Sora Souad Soumaya Suha Suhail
  Sulaiman Suleiman Sultana Sumaya Sunil Taher Taim Takumi Tala Talal Tam Tamim Tarek Tareq Tariq Tasnim Taym Tayma Temesgen Tesfay
  Thang Thanh Thao Thien Thinh Thu Thuan Thuy Thuy-Linh Trang Trinh Trung Tsegay Tuan Tung Tuqa Tuyen Tuyet Usama Uyen Van-Anh Varun
  Viet Vijay Vikram Vinh Vuong Vy Wadie Wafaa Wajd Walaa Walid Wardah Wasim Wassim Xiaoming Xin Yaa Yahya Yaman Yamen Yaser Yasir
  Yasmina Yassin Yassine Yazan Yazdan Yazid Yen Ying Yodit Yohannes Yonas Younes Younis Yousef Yousra Youssef Yui Yuki Yusra Zahra
  Zahraa Zaid Zain Zaina Zainab Zaineb Zakaria Zakariya Zaki Zeina Zeinab Zeritu Zeyad Zhang Ziad Zohra Zubair`,
  // Polish, Russian, Ukrainian, Balkan, Greek, Spanish, Portuguese, Nordic
  `Adela Adriana Adrianna Adrijan Adrián Afonso Afrim Agapi Agata Agim Agnes Agnese Agnieszka Agron Agustín Aitana Ajdin Alba Alban Albin
  Albina Albulena Aldin Aldina Alejandro Aleks Aleksa Aleksandar Aleksander Aleksandra Aleksej Alen Alessandra Alessio Alexandros
  Alexandru Alexei Alexej Alexis Alfredo Alicja Aljona Aljoscha Alla Allegra Almedina Almira Alona Alonso Alvaro Amela Amelia Amparo
  Amra Amália Ana Anastasija Anastasios Anatoli Anatolij Andreea Andrei Andrij Andrzej Anel Anela Angeliki Angelo Antoni Antonina
  Antonis Antun Anzhela Anđela Araceli Arben Ardian Ardit Arianna Arijan Arijana Arina Arjeta Arkadi Arkadiusz Armend Arnela Arsenij
  Arseniy Arta Artan Artem Artjom Arvid Asia Asta Atdhe Aurela Barbora Bardha Bartek Bartosz Bartłomiej Beata Beatrice Beatriz Bekim
  Belma Belén Benedetta Bengt Benito Benjamina Berina Bernarda Bernardo Besa Birgitta Blanca Blanka Blerim Blerta Bogdan Bogdana Bohdan
  Bojan Bojana Bożena Branimir Branka Burim Błażej Caetano Camila Camilla Candela Carlos Carlota Carmela Carolina Catarina Caterina
  Cayetana Cesare Cezary Chema Christos Ciprian Claudio Clàudia Codrin Concepción Concetta Consuelo Corrado Cosimo Cosmin Costin Crina
  Cristina Czesław Cătălin Dag Dagmara Damir Damián Daniele Danijel Danijela Danil Danilo Danuta Danylo Daria Darian Darija Dariusz
  Darja Darko Davide Dawid Dejan Demid Denis Denisa Denys Despina Dijana Diletta Dimitra Dimitri Dimitrij Dimitrios Dimitris Dino Diogo
  Dmitri Dmitry Dmytro Dolores Domenico Dominika Donatella Donjeta Dorota Doruntina Dragan Dragana Dragoș Dren Driton Duarte Dunja Dušan
  Dymtro Débora Ebba Edin Edina Edoardo Edona Eduardo Edyta Efthymios Egor Egzon Einar Eirik Eirini Ekaterina Eleni Elettra Elin Elira
  Elma Elmedina Elpida Elvedin Elvir Elvis Elżbieta Emanuele Emilian Emina Endrit Enisa Enrique Enzo Erblin Erion Erza Esteban Estela
  Ettore Eugenio Evangelia Evangelos Evgeni Evgenia Evgenij Ewa Ewelina Eça Fabiola Fabrizio Fatjona Fatlinda Fatos Federica Federico
  Fedor Felipe Feodor Fernanda Fernando Ferruccio Filip Filipa Filipe Filippo Fisnik Fjolla Flaka Flavio Francisco Franciszek Franco
  Freja Fábio Fátima Gabrijela Gael Gaia Gaja Galina Gemma Genadij Gennaro Gentiana Georgios Gerardo Gheorghe Giacomo Giada Giancarlo
  Gianfranco Gianna Gianni Giannis Ginevra Gino Giorgia Giorgos Giovanni Giuliana Giulio Gleb Gloria Gonzalo Gonçalo Goran Gordana
  Graciela Grażyna Grigori Grzegorz Guilherme Guillermo Gunnhild Gustaf Gustaw Halina Haris Hedda Heitor Hennadii Henrique Hrvoje
  Hryhorij Håkan Iga Ignacio Ignacy Igor Ihor Iker Ilaria Ileana Ilir Immacolata Ingvild Inmaculada Inna Inês Ioana Ioannis Ion Ionut
  Iosif Irena Iryna Isidora Iulia Iulian Ivan Ivana Ivica Ivona Iván Iwan Iwona Izabela Iñaki Jacek Jacopo Jadwiga Jagoda Jakub Janusz
  Jaroslav Jaroslaw Jarosław Jasna Javier Jegor Jelena Jerzy Jetmir Jewgeni Jewgenia Jimena Joana Joaquin Jolanta Jonna Jordi Jorge
  Jorid Josip José José-Luis Jovan Jovana João João-Pedro Juan Juanita Julianna Julija Julio Juliusz Julka Jurica Jurij Justyna Jusuf
  Kacper Kaisa Kajetan Kalina Kaltrina Kamil Kamila Karina Karine Karol Kasia Katarina Katarzyna Katerina Kateryna Kinga Kirill Klaudia
  Konstantina Konstantinos Kosovare Kosta Kostas Kreshnik Kristijan Krystian Krystyna Krzysztof Ksenia Kujtim Kyriakos Kyrylo Lada Laia
  Lamija Larisa Laurențiu Lazar Lech Lefteris Leire Lejla Lendita Leonid Leonora Leotrim Leszek Lev Lew Lidia Lilija Liridon Liviu
  Ljiljana Ljuba Ljubov Ljudmila Lourdes Lubov Luciana Luciano Lucyna Lucía Ludmila Luigi Luigia Luiza Luminița Lumturije Luz Luís
  Lyudmyla Lúcia Macarena Maciej Madalina Mafalda Magnus Maj Majda Makar Maksim Maksym Malwina Manolis Marcelina Marcin Marcos Marek
  Margarida Margarita Margherita Marharyta Maria Mariana Mariano Maribel Mariia Marija Marijan Marijana Marijka Marin Mariola Marisol
  Mariusz Mariya Mark Marko Marta Martín Marzena Massimo Matej Mateja Mateo Mateus Mateusz Matilde Mattia Matvij Maurizio Mauro
  Małgorzata Maša Mergim Merjem Mersad Mevlida Michail Michalina Michał Michele Mieczysław Miguel Mihaela Mihai Mihajlo Mikael Mikko
  Mikołaj Milica Milorad Milosz Miloš Mircea Mireia Mirela Mirella Mirjana Miroslav Mirosław Mirsad Mirza Mladen Monica Montserrat
  Mykhailo Mykola Mădălina Nadeschda Nadzieja Naim Nanna Nastja Natalia Natalija Nataliya Natalya Natan Nazar Nedim Nejla Nektarios
  Nelli Nemanja Nenad Nerea Nermina Nevena Nicoleta Nicolò Nihad Nikola Nikolaj Nikolaos Nikoletta Nikolija Nikolina Nuno Nunzia Núria
  Octavian Octavio Oda Ognjen Oksana Oleg Oleh Oleksandr Oleksandra Oleksii Oleksij Olena Olessja Olha Oliwier Olof Ondrej Ornella Ostap
  Ottavia Ovidiu Pablo Paloma Panagiotis Paola Paolo Paraskevi Pasquale Patrizia Patrycja Patryk Pau Paulo Pavel Pavlo Pavlos Pawel
  Paweł Pedro Pekka Pelle Petar Petro Petter Pierpaolo Pietro Pilar Piotr Pola Polina Predrag Przemysław Qendresa Rade Radka Radosław
  Radu Rafał Raffaele Raffaella Raisa Ramón Raquel Raul Renata Renato Riccardo Rijad Rimma Rina Rinor Roberto Rocío Roksana Rosalba
  Rosanna Rosario Rostislav Rostyslav Rrezarta Rubén Ruggero Rui Ruslan Rustam Ryszard Răzvan Sabina Salvador Samuele Sanel Sanela Sanja
  Sanna Santiago Santina Savelij Sead Semen Senad Sergei Sergej Sergey Sergi Sergio Sergiy Serhii Serhij Shpresa Signe Sigrun Simão
  Siniša Slava Slavica Slađana Slobodan Snezana Snežana Sofiia Sofija Sofja Sofus Sofía Soledad Solomija Sorin Sorina Spyros Srdjan
  Stanislav Stanisław Stavros Stefano Stefka Stelios Stepan Stevan Stig Stipe Stojan Sunniva Susana Suzana Svante Svetlana Swetlana
  Swjatoslaw Sylwia Szymon Sören Sławomir Tadeusz Tamila Taras Tarik Tatiana Tatyana Teodor Teodora Tetiana Thaís Theodoros Thiago
  Thorvald Tichon Tihana Timur Tiziana Tiziano Tomasz Tomislav Tommaso Tomás Tove Trinidad Trygve Tudor Tymofij Tymon Tymoteusz Ugo
  Uljana Umberto Unai Uroš Urszula Vadim Valbona Valdete Valentyna Valeria Valerij Valon Vasco Vasile Vasilij Vasiliki Vasilis Vassiliki
  Vasyl Vedad Vedran Velimir Verónica Viacheslav Vicente Viktorija Vincenzo Virginia Visar Vitali Vitalij Vitaliy Vito Vittoria Vittorio
  Vitória Vjosa Vlad Vlada Vladimir Vladislav Vladyslav Volodymyr Vsevolod Vuk Wadim Waldemar Weronika Wiesław Wiesława Wiktor Wiktoria
  Wioletta Witalij Witold Wladimir Wojciech Władysław Xavier Ximena Yana Yaroslav Yegor Yevgeniya Yevhen Ylva Yngve Yolanda Yulia Yuliia
  Yulija Yurij Zahar Zbigniew Zdravko Zdzisław Zejneb Zlata Zlatan Zlatko Zlatoslawa Zofia Zoi Zoran Zorica Zuzanna Zygmunt Álvaro Ángel
  Íñigo Łukasz Želja Željko Ștefan`,
];

/** First names as they are written; comparisons fold them (`nameKey`). */
export const firstNames: readonly string[] = FIRST_NAMES.flatMap((names) => names.trim().split(/\s+/));
